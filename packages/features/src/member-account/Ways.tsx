import { Badge, Button, type IconLike, IconSlot, Surface, Text } from '@parlour/ui';
import { AtSign, Fingerprint, KeyRound, Landmark, Lock, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import * as css from './AccountView.css.ts';
import type { Contact, Protection } from './model.ts';

interface WaysProps {
  readonly of: Protection;
  readonly onChangePassword: () => void;
}

/** The ways of protection, each with how it stands. */
export function Ways({ of, onChangePassword }: WaysProps) {
  const t = useT();
  const { changedAt, payoutAccounts } = of;
  return (
    <Surface padding="none" clip>
      <Way
        icon={Lock}
        name={t('auth.password')}
        note={changedAt && t('security.changedAt', { time: changedAt })}
      >
        <Button size="sm" variant="soft" onClick={onChangePassword}>
          {t('action.change')}
        </Button>
      </Way>
      <Way icon={KeyRound} name={t('auth.transactionPassword')} note={t('security.paymentNote')}>
        <Badge tone={of.hasPaymentPassword ? 'success' : 'warn'}>
          {t(of.hasPaymentPassword ? 'security.set' : 'security.notSet')}
        </Badge>
      </Way>
      <Reached icon={Smartphone} name={t('field.mobileNumber')} by={of.mobile} />
      <Reached icon={AtSign} name={t('field.email')} by={of.email} />
      <Way
        icon={Fingerprint}
        name={t('security.authenticator')}
        note={t('security.authenticatorNote')}
      >
        <Badge tone={of.hasAuthenticator ? 'success' : 'neutral'}>
          {t(of.hasAuthenticator ? 'security.on' : 'security.off')}
        </Badge>
      </Way>
      <Way
        icon={Landmark}
        name={t('security.payout')}
        note={payoutAccounts > 0 && t('security.linked', { count: payoutAccounts })}
      >
        {payoutAccounts === 0 && <Badge>{t('security.notAdded')}</Badge>}
      </Way>
    </Surface>
  );
}

interface ReachedProps {
  readonly icon: IconLike;
  readonly name: string;
  readonly by: Contact | null;
}

function Reached({ icon, name, by }: ReachedProps) {
  const t = useT();
  return (
    <Way icon={icon} name={name} note={by && <bdi dir="ltr">{by.masked}</bdi>}>
      {by === null ? (
        <Badge>{t('security.notAdded')}</Badge>
      ) : (
        <Badge tone={by.verified ? 'success' : 'warn'}>
          {t(by.verified ? 'security.verified' : 'security.unverified')}
        </Badge>
      )}
    </Way>
  );
}

interface WayProps {
  readonly icon: IconLike;
  readonly name: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

function Way({ icon, name, note, children }: WayProps) {
  return (
    <div className={css.row}>
      <IconSlot icon={icon} />
      <div className={css.facts}>
        <div className={css.words}>
          <Text as="span" bold>
            {name}
          </Text>
          {note && (
            <Text as="span" size="small" tone="secondary">
              {note}
            </Text>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}
