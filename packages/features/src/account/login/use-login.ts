import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { oneTimeCode } from '../../shared/challenge/one-time-code.ts';
import {
  fallbackCountry,
  nationalNumber,
  someCountries,
} from '../../shared/challenge/phone-number.ts';
import { useCaptcha } from '../../shared/challenge/use-captcha.ts';
import { useCodeWarning } from '../../shared/challenge/use-code-warning.ts';
import { useSmsCountdown } from '../../shared/challenge/use-sms-countdown.ts';
import { draftsOf } from '../../shared/drafts/use-draft.ts';
import { followOtherTab } from '../../shared/runtime/follow.ts';
import type { ModalProps } from '../../shared/runtime/overlays.ts';
import { runInOneTab } from '../../shared/runtime/run-in-one-tab.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { counted, enterByName } from './enter.ts';
import type { LoginViewProps } from './LoginView.props.ts';
import { asksForCaptcha, type LoginFailure, type LoginMethod, smsBody } from './login-model.ts';
import { rememberedName, rememberName } from './remember.ts';

/**
 * The login without a design (LGN-01 … LGN-07): state and actions. `LoginView` renders it as the modal; a page may
 * render it in its own design, with the checks and messages of `@parlour/features/account/login/form`. Needs a
 * `RuntimeProvider` and a query client.
 */
export function useLogin(given: ModalProps['login']): Omit<LoginViewProps, 'onDismiss'> {
  const runtime = useRuntime();
  const { api, session, overlays, cookies } = runtime;
  const drafts = draftsOf(runtime);
  const [draft] = useState(() => drafts.read('login') ?? {});
  const settings = useSettings();
  const bySms = settings.isOn('MOBILEVERCODELOGIN3');
  const [asked, setAsked] = useState<LoginMethod>(given.method ?? 'username');
  const method = bySms ? asked : 'username';
  const [failure, setFailure] = useState<LoginFailure | null>(() =>
    given.error === undefined ? null : { method: 'username', error: given.error, attempt: 0 },
  );
  const [captchaOn, setCaptchaOn] = useState(() => asksForCaptcha(given.error));
  const captcha = useCaptcha(captchaOn);
  const sms = useSmsCountdown('login');
  const warn = useCodeWarning();
  const [busy, setBusy] = useState<LoginViewProps['busy']>(null);
  const remembered = useSyncExternalStore(
    subscribeToNothing,
    () => rememberedName(cookies),
    () => null,
  );
  const { data: countries = [fallbackCountry] } = useQuery({
    ...queries.countries(api),
    enabled: bySms,
    select: someCountries,
    staleTime: Number.POSITIVE_INFINITY,
    // While the other form is shown, new countries need no render; the SMS form reads them when it is shown.
    ...(method === 'username' && { notifyOnChangeProps: [] }),
  });
  const resumes = useStore(overlays.store, ({ intent }) => intent !== null);

  // Continues to count after a failure was cleared, so that the next failure has a new number.
  const attempts = useRef(0);
  const fail = (by: LoginMethod, error: unknown) => {
    attempts.current += 1;
    setFailure({ method: by, error, attempt: attempts.current });
    // Every failure uses up its picture (LGN-04).
    if (captchaOn) captcha.refresh();
    else setCaptchaOn(asksForCaptcha(error));
  };
  /** One lock for all login methods: a double click is one request. */
  const [attempt] = useOnce(
    async (what: 'check' | 'login' | 'freePlay', by: LoginMethod, enter: () => Promise<void>) => {
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

  return {
    methods: bySms ? ['username', 'sms'] : ['username'],
    method,
    resumes,
    username: given.username ?? draft.username ?? remembered ?? '',
    mobile: draft.mobile ?? '',
    remembered: remembered !== null,
    failure,
    busy,
    captcha,
    sms,
    countries,
    canRegister: settings.isOn('DIRECTREG3'),
    canFreePlay: settings.isOn('FREEPLAY3'),
    onMethod: setAsked,
    onType: (typed) => drafts.keep('login', { ...drafts.read('login'), ...typed }),
    onUsername: (values, place) =>
      void attempt('check', 'username', async () => {
        const onChecked = () => setBusy('login');
        await enterByName(runtime, values, { captchaId: captcha.id, place, onChecked });
        rememberName(cookies, values.remember ? values.username : null);
      }),
    onSms: (values, country) =>
      void attempt('login', 'sms', () =>
        counted(runtime, 'sms', async () => {
          const number = nationalNumber(values.mobile, country.dialCode);
          const proof = await sms.prove(oneTimeCode(values.code));
          const body = smsBody(values, { countryDialingCode: country.dialCode, number }, proof);
          await runInOneTab(
            `login ${country.dialCode}${number}`,
            () => (proof ? session.login(body, 'firebase') : session.login(body)),
            () => followOtherTab(runtime),
          );
        }),
      ),
    onSendCode: (mobile, country) =>
      void sms
        .send(
          {
            countryDialingCode: country.dialCode,
            number: nationalNumber(mobile, country.dialCode),
          },
          () => setFailure(null),
        )
        .catch(warn),
    onFreePlay: () =>
      void attempt('freePlay', method, () => counted(runtime, 'freePlay', session.freePlay)),
    onForgot: (typed) => overlays.open({ name: 'forgotPassword', props: typed }),
    onOtherWay: bySms ? () => setAsked('sms') : undefined,
    onRegister: () => overlays.open({ name: 'register', props: {} }),
  };
}

/** Cookies have no change event; the name is read when the window opens. */
const subscribeToNothing = () => () => undefined;
