import { Alert, Button } from '@parlour/ui';
import { useT } from '../i18n/use-t.ts';
import * as css from './DraftOffer.css.ts';

export interface DraftOfferProps {
  /** Restores the draft. */
  readonly onAccept: () => void;
  /** Declines the draft, which is then deleted. */
  readonly onDecline: () => void;
}

/**
 * Offers to restore the text typed before the form was closed. It is not announced, because it is there when the form
 * opens.
 */
export function DraftOffer({ onAccept, onDecline }: DraftOfferProps) {
  const t = useT();
  return (
    <Alert
      tone="info"
      data-part="draft-offer"
      action={
        <div className={css.actions}>
          <Button size="sm" variant="secondary" onClick={onAccept}>
            {t('draft.bringBack')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDecline}>
            {t('action.notNow')}
          </Button>
        </div>
      }
    >
      {t('register.restore')}
    </Alert>
  );
}
