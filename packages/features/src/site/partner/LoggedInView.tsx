import { Button, Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './PartnerCard.css.ts';

export interface LoggedInViewProps {
  /** Name of the brand. */
  readonly brand: string;
  /** Name of the account. */
  readonly name: string;
  /** An account for demo money; it has no name. */
  readonly isTrial: boolean;
  /** Why this account sees nothing else here. */
  readonly note?: string | undefined;
  readonly busy: 'logout' | null;
  /** Opens the site. */
  readonly onGo: () => void;
  readonly onLogout: () => void;
}

/** An account widget on a partner's page after the login (EMB-01). */
export function LoggedInView({
  brand,
  name,
  isTrial,
  note,
  busy,
  onGo,
  onLogout,
}: LoggedInViewProps) {
  const t = useT();
  return (
    <div className={css.body}>
      <div role="status">
        <Text bold>
          {isTrial ? t('partner.trial', { brand }) : t('session.loggedInAs', { name })}
        </Text>
      </div>
      {note !== undefined && <Text size="small">{note}</Text>}
      <Text size="small" tone="secondary">
        {t('partner.notKept', { brand })}
      </Text>
      <Button variant="primary" block onClick={onGo}>
        {t('partner.goTo', { brand })}
      </Button>
      <Button variant="ghost" block busy={busy === 'logout'} onClick={onLogout}>
        {t('action.logout')}
      </Button>
    </div>
  );
}
