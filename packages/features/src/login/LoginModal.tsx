import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useCaptcha, useSmsCountdown } from '../challenge/index.ts';
import { useOnce, useRuntime, useSettings } from '../runtime/index.ts';
import type { NamedModalProps } from '../shell/index.ts';
import { LoginView } from './LoginView.tsx';
import {
  asksForCaptcha,
  fallbackCountry,
  type LoginFailure,
  type LoginMethod,
  nationalNumber,
  smsBody,
  toCountries,
  usernameBody,
} from './model.ts';
import { rememberedName, rememberName } from './remember.ts';

/**
 * The named modal `login`. It closes by itself: a session that begins ends it
 * and resumes what waited for it (GRD-01, LGN-03).
 */
export function LoginModal({ props, onDismiss }: NamedModalProps<'login'>) {
  const { api, session, overlays, botChallenge, cookies } = useRuntime();
  const settings = useSettings();
  const bySms = settings.isOn('MOBILEVERCODELOGIN3');
  const [asked, setAsked] = useState<LoginMethod>(props.method ?? 'username');
  const method = bySms ? asked : 'username';
  const [failure, setFailure] = useState<LoginFailure | null>(() =>
    props.error === undefined
      ? null
      : { method: 'username', during: 'login', error: props.error, attempt: 0 },
  );
  const [captchaOn, setCaptchaOn] = useState(() => asksForCaptcha(props.error));
  const captcha = useCaptcha(captchaOn);
  const sms = useSmsCountdown('login');
  const [busy, setBusy] = useState<'login' | 'freePlay' | null>(null);
  const remembered = useSyncExternalStore(
    subscribeToNothing,
    () => rememberedName(cookies),
    () => null,
  );
  const { data: countries = [fallbackCountry] } = useQuery({
    ...queries.countries(api),
    enabled: bySms,
    select: toCountries,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const resumes = useStore(overlays.store, ({ intent }) => intent !== null);

  const show = (by: LoginMethod, during: LoginFailure['during'], error: unknown) =>
    setFailure((last) => ({ method: by, during, error, attempt: (last?.attempt ?? 0) + 1 }));
  const fail = (by: LoginMethod, error: unknown) => {
    show(by, 'login', error);
    // Every failure uses its picture up (LGN-04).
    if (captchaOn) captcha.refresh();
    else setCaptchaOn(asksForCaptcha(error));
  };
  /** One lock for every way in: a double click is one request. */
  const [attempt] = useOnce(
    async (what: 'login' | 'freePlay', by: LoginMethod, enter: () => Promise<void>) => {
      setBusy(what);
      try {
        await enter();
      } catch (error) {
        fail(by, error);
      } finally {
        setBusy(null);
      }
    },
  );

  return (
    <LoginView
      methods={bySms ? ['username', 'sms'] : ['username']}
      method={method}
      resumes={resumes}
      username={props.username ?? remembered ?? ''}
      remembered={remembered !== null}
      failure={failure}
      busy={busy}
      captcha={captcha}
      sms={sms}
      countries={countries}
      canRegister={settings.isOn('DIRECTREG3')}
      canFreePlay={settings.isOn('FREEPLAY3')}
      onMethod={setAsked}
      onUsername={(values) =>
        void attempt('login', 'username', async () => {
          const botToken = await botChallenge.run('login');
          await session.login(usernameBody(values, captcha.id, botToken));
          rememberName(cookies, values.remember ? values.username : null);
        })
      }
      onSms={(values, country) =>
        void attempt('login', 'sms', () =>
          session.login(
            smsBody(values, {
              countryDialingCode: country.dialCode,
              number: nationalNumber(values.mobile),
            }),
          ),
        )
      }
      onSendCode={(mobile, country) =>
        void sms
          .send({ countryDialingCode: country.dialCode, number: nationalNumber(mobile) })
          .catch((error: unknown) => show('sms', 'sendCode', error))
      }
      onFreePlay={() => void attempt('freePlay', method, session.freePlay)}
      onRegister={() => overlays.open({ name: 'register', props: {} })}
      onDismiss={onDismiss}
    />
  );
}

/** Cookies do not tell when they change; the name is read as the modal opens. */
const subscribeToNothing = () => () => undefined;
