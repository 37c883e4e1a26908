import { Dialog } from '@parlour/ui/overlays';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './AgeGateView.css.ts';

export interface AgeGateViewProps {
  readonly state: 'ask' | 'refused';
  /** Required age, in years. */
  readonly minAge: number;
  /** Play money only; the dialog says so. */
  readonly isDemo: boolean;
  readonly onAnswer: (answer: 'yes' | 'no') => void;
}

/**
 * Age question before anything else, as a dialog that cannot be closed: both answers have
 * equal weight and no time limit. A visitor who is too young reads the reason and cannot continue.
 */
export function AgeGateView({ state, minAge, isDemo, onAnswer }: AgeGateViewProps) {
  const t = useT();
  const age = { age: minAge };
  const refused = state === 'refused';
  return (
    <Dialog
      key={state}
      open
      onOpenChange={() => undefined}
      dismissible={false}
      equalWeight
      title={refused ? t('screen.underAge.title') : t('rgMsg.ageGateTitle', age)}
      actions={
        refused
          ? []
          : [
              { id: 'yes', label: t('rgMsg.ageGateYes', age), onSelect: () => onAnswer('yes') },
              { id: 'no', label: t('rgMsg.ageGateNo', age), onSelect: () => onAnswer('no') },
            ]
      }
    >
      <div className={css.row}>
        {!refused && (
          <span className={css.age} dir="ltr" aria-hidden="true">
            {t('ageGate.mark', age)}
          </span>
        )}
        <div className={css.text}>
          <p className={css.line}>{t('screen.underAge.body', age)}</p>
          {!refused && <p className={css.line}>{t('ageGate.checked')}</p>}
          {isDemo && <p className={css.line}>{t('demo.ribbon')}</p>}
        </div>
      </div>
    </Dialog>
  );
}
