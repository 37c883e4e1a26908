import { Button, Heading, Surface, Text } from '@parlour/ui';
import { useT } from '../i18n/use-t.ts';
import * as css from './page-parts.css.ts';

export interface InvitationProps {
  /** Kind of viewer: a visitor is invited to log in, a trial account to open a real account (GRD-01). */
  readonly visitor: 'guest' | 'trial';
  readonly title: string;
  /** Says what the visitor would see after a login. */
  readonly guestBody: string;
  readonly onLogin: () => void;
  readonly onOpenAccount: () => void;
}

/** Shown instead of content that only real accounts have. */
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
