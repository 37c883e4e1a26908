import { Button, Heading, Surface, Text } from '@parlour/ui';
import { useT } from '../i18n/use-t.ts';
import * as css from './page-parts.css.ts';

export interface InvitationProps {
  /** Kind of viewer: a visitor is invited to log in, a trial account to open a real one (GRD-01). */
  readonly visitor: 'guest' | 'trial';
  readonly title: string;
  /** What a login would show. */
  readonly guestBody: string;
  readonly onLogin: () => void;
  readonly onOpenAccount: () => void;
}

/** In the place of what only a real account has. */
export function Invitation({ visitor, title, guestBody, ...on }: InvitationProps) {
  const t = useT();
  const isGuest = visitor === 'guest';
  return (
    <Surface className={css.invitation}>
      <div className={css.words}>
        <Heading level={2}>{title}</Heading>
        <Text tone="secondary">{isGuest ? guestBody : t('guard.needTrueAccount')}</Text>
      </div>
      <Button onClick={isGuest ? on.onLogin : on.onOpenAccount}>
        {t(isGuest ? 'action.login' : 'guard.openRealAccount')}
      </Button>
    </Surface>
  );
}
