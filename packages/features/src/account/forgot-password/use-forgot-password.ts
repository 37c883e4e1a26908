import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { oneTimeCode } from '../../shared/challenge/one-time-code.ts';
import {
  fallbackCountry,
  nationalNumber,
  someCountries,
} from '../../shared/challenge/phone-number.ts';
import { useCodeWarning } from '../../shared/challenge/use-code-warning.ts';
import { useSmsCountdown } from '../../shared/challenge/use-sms-countdown.ts';
import { draftsOf } from '../../shared/drafts/use-draft.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { followOtherTab } from '../../shared/runtime/follow.ts';
import type { ModalProps } from '../../shared/runtime/overlays.ts';
import { runInOneTab } from '../../shared/runtime/run-in-one-tab.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { ForgotPasswordViewProps } from './ForgotPasswordView.props.ts';
import { type ForgotFailure, type ForgotMethod, passwordRule } from './forgot-password-model.ts';

/** State and actions of a screen for a forgotten password (PWD-01). */
export function useForgotPassword(
  given: ModalProps['forgotPassword'],
): Omit<ForgotPasswordViewProps, 'onDismiss'> {
  const runtime = useRuntime();
  const { api, session, overlays, toasts, analytics } = runtime;
  const t = useT();
  const settings = useSettings();
  const byPhone = settings.isOn('CHNGPASSVERIF3');
  const drafts = draftsOf(runtime);
  const [draft] = useState(() => drafts.read('forgot') ?? {});
  const [asked, setAsked] = useState<ForgotMethod>(given.mobile ? 'mobileNum' : 'email');
  const [failure, setFailure] = useState<ForgotFailure | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sms = useSmsCountdown('password');
  const warn = useCodeWarning();
  const { data: countries = [fallbackCountry] } = useQuery({
    ...queries.countries(api),
    enabled: byPhone,
    select: someCountries,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: rule = null } = useQuery({
    ...queries.registerRules(api),
    enabled: byPhone,
    select: passwordRule,
    placeholderData: keepPreviousData,
  });
  // Continues to count after a failure was cleared, so that the next failure has a new number.
  const attempts = useRef(0);
  const fail = (method: ForgotMethod, error: unknown) => {
    attempts.current += 1;
    setFailure({ method, error, attempt: attempts.current });
  };

  /** One lock for both methods: one intent is one request. */
  const [attempt, busy] = useOnce(async (method: ForgotMethod, work: () => Promise<void>) => {
    try {
      await work();
      drafts.forget('forgot');
      analytics.track({ name: 'password_reset', method });
    } catch (error) {
      fail(method, error);
    }
  });

  return {
    methods: byPhone ? ['email', 'mobileNum'] : ['email'],
    method: byPhone ? asked : 'email',
    username: given.username ?? draft.username ?? '',
    email: draft.email ?? '',
    mobile: given.mobile ?? draft.mobile ?? sms.sent?.to.number ?? '',
    rule,
    failure,
    busy,
    sms,
    countries,
    sentTo,
    canRegister: settings.isOn('DIRECTREG3'),
    onMethod: setAsked,
    onType: (typed) => drafts.keep('forgot', { ...drafts.read('forgot'), ...typed }),
    onEmail: (values) =>
      void attempt('email', async () => {
        const [username, email] = [values.username.trim(), values.email.trim()];
        await runInOneTab(
          `forgot ${username} ${email}`,
          async () => void (await api.sendPasswordEmail({ username, email })),
          // Another tab has just requested the email, so it is on its way.
          async () => true,
        );
        setSentTo(email);
      }),
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
    onPhone: (values, country) =>
      void attempt('mobileNum', async () => {
        const mobileNum = nationalNumber(values.mobile, country.dialCode);
        const password = values.newPassword.trim();
        let changed = false;
        try {
          await runInOneTab(
            `forgot ${country.dialCode}${mobileNum}`,
            () =>
              session.loginBy(async () => {
                const answer = await api.resetPasswordByPhone({
                  mobileNum,
                  newPassword: password,
                  verificationCode: oneTimeCode(values.code),
                  countryDialingCode: country.dialCode,
                });
                changed = true;
                return (
                  answer.session ?? api.login({ type: 'username', username: mobileNum, password })
                );
              }),
            () => followOtherTab(runtime),
          );
        } catch (error) {
          if (!changed) throw error;
          // The new password is accepted; the member only has to log in.
          toasts.show({ tone: 'success', title: t('forgot.phoneDoneLogin') });
          overlays.open({ name: 'login', props: { error } });
          return;
        }
        toasts.show({ tone: 'success', title: t('forgot.phoneDone') });
      }),
    onLogin: () => overlays.open({ name: 'login', props: {} }),
    onRegister: () => overlays.open({ name: 'register', props: {} }),
  };
}
