import { Button } from '@parlour/ui';
import { FormStatus, type PhoneCountry } from '@parlour/ui/forms';
import { Modal, Tabs } from '@parlour/ui/overlays';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Captcha, SmsCountdown } from '../challenge/index.ts';
import { useT } from '../i18n/index.ts';
import { LoginArt } from './LoginArt.tsx';
import * as css from './LoginView.css.ts';
import type { LoginFailure, LoginMethod, SmsValues, UsernameValues } from './model.ts';
import { SmsForm } from './SmsForm.tsx';
import { UsernameForm } from './UsernameForm.tsx';

export interface LoginViewProps {
  /** Ways in; with one left there are no tabs (LGN-01). */
  readonly methods: readonly LoginMethod[];
  readonly method: LoginMethod;
  /** A guarded action resumes after this login (GRD-01). */
  readonly resumes: boolean;
  /** Typed in the header, or remembered. */
  readonly username: string;
  readonly remembered: boolean;
  readonly failure: LoginFailure | null;
  /** Typed before the window was closed. */
  readonly mobile: string;
  /** What is being done just now; `check` = a bot challenge. */
  readonly busy: 'check' | 'login' | 'freePlay' | null;
  readonly captcha: Captcha;
  readonly sms: Pick<SmsCountdown, 'secondsLeft' | 'sent' | 'sending'>;
  readonly countries: readonly PhoneCountry[];
  readonly canRegister: boolean;
  readonly canFreePlay: boolean;
  readonly onMethod: (method: LoginMethod) => void;
  /** Called while somebody types: what may be offered back later, never a password or a code. */
  readonly onType: (typed: { readonly username?: string; readonly mobile?: string }) => void;
  /** `place` is where a bot challenge may show itself. */
  readonly onUsername: (values: UsernameValues, place: HTMLElement | null) => void;
  readonly onSms: (values: SmsValues, country: PhoneCountry) => void;
  readonly onSendCode: (mobile: string, country: PhoneCountry) => void;
  readonly onFreePlay: () => void;
  readonly onForgot: (typed: { readonly username?: string }) => void;
  /** Another way in for people who cannot read a picture (A11-01); missing where there is none. */
  readonly onOtherWay?: (() => void) | undefined;
  readonly onRegister: () => void;
  readonly onDismiss: () => void;
}

/** The login window (LGN-01 … LGN-07): a picture beside it on desktops, a sheet on phones. */
export function LoginView(props: LoginViewProps) {
  const { methods, method, busy, sms } = props;
  const t = useT();
  // A form is rendered only once its tab was shown, and from then on keeps what was typed.
  const [shown] = useState(() => new Set<LoginMethod>());
  shown.add(method);
  const forms = {
    username: shown.has('username') && (
      <UsernameForm {...props} failure={failureOf(props, 'username')} />
    ),
    sms: shown.has('sms') && <SmsForm {...props} failure={failureOf(props, 'sms')} />,
  };
  const labels = { username: t('auth.byUsername'), sms: t('auth.byMobile') };
  const working = { check: 'captcha.botCheck', login: 'loading.loggingIn' } as const;
  const status = busy
    ? t(busy === 'freePlay' ? working.login : working[busy])
    : sms.sending
      ? t('loading.sending')
      : '';
  return (
    <Modal
      open
      onOpenChange={(open) => open || props.onDismiss()}
      title={t('auth.login')}
      closeLabel={t('action.close')}
      width={860}
      height={methods.length > 1 ? 560 : 480}
      art={<LoginArt />}
      {...(props.resumes && { description: t('guard.loginFirst') })}
    >
      <div className={css.root}>
        <FormStatus message={status}>
          {/* Also with one way in: when the settings bring another, what is typed stays. */}
          <Tabs
            label={t('login.methods')}
            tabs={methods.map((id) => ({ id, label: labels[id], content: forms[id] }))}
            value={method}
            onChange={props.onMethod}
            fill
            keepMounted
          />
          <div className={css.below}>
            {props.canFreePlay && (
              <Button
                variant="secondary"
                block
                icon={Play}
                busy={busy === 'freePlay'}
                onClick={props.onFreePlay}
              >
                {t('login.freeDemo')}
              </Button>
            )}
            {props.canRegister && (
              <p className={css.register}>
                <span>{t('login.noAccount')}</span>
                <Button variant="ghost" onClick={props.onRegister}>
                  {t('action.register')}
                </Button>
              </p>
            )}
          </div>
        </FormStatus>
      </div>
    </Modal>
  );
}

/** A failure shows in the form it belongs to. */
const failureOf = ({ failure }: LoginViewProps, method: LoginMethod): LoginFailure | null =>
  failure?.method === method ? failure : null;
