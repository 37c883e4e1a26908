import { Badge, Button, DateTime, type IconLike, IconSlot, Surface, Text } from '@parlour/ui';
import {
  AtSign,
  Fingerprint,
  KeyRound,
  Landmark,
  Lock,
  MessagesSquare,
  Smartphone,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './AccountView.css.ts';
import type { Contact, Protection } from './account-model.ts';
import type { AccountWindow } from './windows.tsx';

interface WaysProps {
  readonly of: Protection;
  readonly onOpen: (window: AccountWindow) => void;
}

/** The protections of the account, each with its status and its button. */
export function Ways({ of, onOpen }: WaysProps) {
  const t = useT();
  const { changed, payoutAccounts } = of;
  return (
    <Surface padding="none" clip>
      <Way
        icon={Lock}
        name={t('auth.password')}
        note={changed && <Changed {...changed} />}
        action={t('action.change')}
        onOpen={() => onOpen('password')}
      />
      <Way
        icon={KeyRound}
        name={t('auth.transactionPassword')}
        note={t('security.paymentNote')}
        badge={
          of.hasPaymentPassword ? (
            <Badge tone="success">{t('security.set')}</Badge>
          ) : (
            <Badge tone="warn">{t('security.notSet')}</Badge>
          )
        }
        action={t(of.hasPaymentPassword ? 'action.change' : 'security.setNow')}
        isUrgent={!of.hasPaymentPassword}
        onOpen={() => onOpen('payment')}
      />
      <Reached
        icon={Smartphone}
        name={t('field.mobileNumber')}
        by={of.mobile}
        onOpen={() => onOpen('mobile')}
      />
      <Reached icon={AtSign} name={t('field.email')} by={of.email} onOpen={() => onOpen('email')} />
      <Way
        icon={Fingerprint}
        name={t('security.authenticator')}
        note={t('security.authenticatorNote')}
        badge={
          <Badge tone={of.hasAuthenticator ? 'success' : 'neutral'}>
            {t(of.hasAuthenticator ? 'security.on' : 'security.off')}
          </Badge>
        }
        action={t(of.hasAuthenticator ? 'security.turnOff' : 'security.turnOn')}
        onOpen={() => onOpen('authenticator')}
      />
      <Way
        icon={Landmark}
        name={t('security.payout')}
        note={payoutAccounts > 0 && t('security.linked', { count: payoutAccounts })}
        badge={payoutAccounts === 0 && <Badge>{t('security.notAdded')}</Badge>}
        action={t(payoutAccounts === 0 ? 'action.add' : 'security.look')}
        onOpen={() => onOpen('payout')}
      />
      <Way
        icon={MessagesSquare}
        name={t('social.title')}
        note={t('security.socialNote')}
        action={t('security.look')}
        onOpen={() => onOpen('social')}
      />
    </Surface>
  );
}

/** Placeholder for the time in its sentence; no text contains it. */
const gap = '\u0000';

/** When the password was last changed: the time inside its sentence, without a line break in it (I18-02). */
function Changed({ at, time }: NonNullable<Protection['changed']>) {
  const [before, after] = useT()('security.changedAt', { time: gap }).split(gap);
  return (
    <>
      <span>{before}</span>
      <DateTime value={at} text={useFigures()(time)} />
      <span>{after}</span>
    </>
  );
}

interface ReachedProps extends Pick<WayProps, 'icon' | 'name' | 'onOpen'> {
  readonly by: Contact | null;
}

function Reached({ by, ...way }: ReachedProps) {
  const t = useT();
  if (by === null) {
    return (
      <Way
        {...way}
        note={null}
        badge={<Badge>{t('security.notAdded')}</Badge>}
        action={t('action.add')}
      />
    );
  }
  return (
    <Way
      {...way}
      note={
        <bdi translate="no" dir="ltr">
          {by.masked}
        </bdi>
      }
      badge={
        <Badge tone={by.verified ? 'success' : 'warn'}>
          {t(by.verified ? 'security.verified' : 'security.unverified')}
        </Badge>
      }
      action={t(by.verified ? 'action.change' : 'action.verify')}
    />
  );
}

interface WayProps {
  readonly icon: IconLike;
  readonly name: string;
  readonly note: ReactNode;
  readonly badge?: ReactNode;
  /** Label of the button. */
  readonly action: string;
  /** Whether the button is emphasized. */
  readonly isUrgent?: boolean;
  readonly onOpen: () => void;
}

function Way({ icon, name, note, badge, action, isUrgent = false, onOpen }: WayProps) {
  const nameId = useId();
  const actionId = useId();
  return (
    <div className={css.row}>
      <IconSlot icon={icon} />
      <div className={css.facts}>
        <div className={css.words}>
          <Text as="span" bold id={nameId}>
            {name}
          </Text>
          {note && (
            <Text as="span" size="small" tone="secondary">
              {note}
            </Text>
          )}
        </div>
        {badge}
      </div>
      <Button
        id={actionId}
        size="sm"
        variant={isUrgent ? 'soft' : 'ghost'}
        aria-labelledby={`${actionId} ${nameId}`}
        onClick={onOpen}
      >
        {action}
      </Button>
    </div>
  );
}
