import { Button, Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './PartnerCard.css.ts';

export interface AskLoginViewProps {
  /** Name of the brand. */
  readonly brand: string;
  /** Shows the login in place of this view. */
  readonly onLogin: () => void;
}

/** The balance widget on a partner's page, for a visitor who is not logged in (EMB-01). */
export function AskLoginView({ brand, onLogin }: AskLoginViewProps) {
  const t = useT();
  return (
    <div className={css.body}>
      <Text size="small" tone="secondary">
        {t('partner.seeBalance', { brand })}
      </Text>
      <Button variant="primary" className={css.start} onClick={onLogin}>
        {t('action.login')}
      </Button>
    </div>
  );
}
