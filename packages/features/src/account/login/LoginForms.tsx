import { Button } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { Tabs } from '@parlour/ui/overlays';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './LoginView.css.ts';
import type { LoginViewProps } from './LoginView.props.ts';
import type { LoginFailure, LoginMethod } from './login-model.ts';
import { SmsForm } from './SmsForm.tsx';
import { UsernameForm } from './UsernameForm.tsx';

export type LoginFormsProps = Omit<LoginViewProps, 'onDismiss' | 'resumes'>;

/** The login methods and the links below them, without a window around them (LGN-01 … LGN-07). */
export function LoginForms(props: LoginFormsProps) {
  const { methods, method, busy, sms } = props;
  const t = useT();
  // A form is rendered once its tab was shown; from then on it keeps the typed text.
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
    <div className={css.root}>
      <FormStatus message={status}>
        {/* Also with only one method: if the settings add another one, the typed text is kept. */}
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
  );
}

/** A failure is shown only in the form it belongs to. */
const failureOf = ({ failure }: LoginFormsProps, method: LoginMethod): LoginFailure | null =>
  failure?.method === method ? failure : null;
