import { useMemo, useState } from 'react';
import { useCaptcha, useSmsCountdown } from '../challenge/index.ts';
import { formatDateTime, useT } from '../i18n/index.ts';
import { noSettings, useOnce, useRuntime } from '../runtime/index.ts';
import { type RegisterValues, textOf } from './check.ts';
import { isInvitation, toSwitches, type useRegisterData } from './data.ts';
import { asksForCaptcha, InvitationError, type RegisterFailure } from './failure.ts';
import { payloadOf } from './payload.ts';
import { planFields, type RegisterTab, tabsOf } from './plan.ts';
import { RegisterView } from './RegisterView.tsx';

export interface RegisterWidgetProps {
  readonly data: ReturnType<typeof useRegisterData>;
  /** Address the account is opened at. Default: the register page of the configured host. */
  readonly registerUrl?: string;
}

const noRules = { fields: [], issues: [] };

/** Registration over the running site: reads the rules, sends the form, logs in (REG). */
export function RegisterWidget({ data, registerUrl }: RegisterWidgetProps) {
  const { api, session, overlays, toasts, config, clock } = useRuntime();
  const t = useT();
  const { settings, rules, linkCode, countries } = data;
  const site = data.site ?? noSettings;
  const switches = toSwitches(site);
  const tabs = tabsOf(switches);
  const [chosenTab, setTab] = useState<RegisterTab>('register');
  const [fallbackTab = 'register'] = tabs;
  const tab = tabs.includes(chosenTab) ? chosenTab : fallbackTab;
  const [country, setCountry] = useState('');
  const [failure, setFailure] = useState<RegisterFailure | null>(null);

  const [captchaNeeded, setCaptchaNeeded] = useState(false);
  const linkCodeValid = linkCode.state === 'valid';
  const { byUsername, byMobile, smsCode, mobilePassword } = switches;
  const fields = useMemo(
    () =>
      planFields({
        rules: rules.data ?? noRules,
        tab,
        switches: { byUsername, byMobile, smsCode, mobilePassword },
        captchaAsked: captchaNeeded,
        linkCodeValid,
      }),
    [rules.data, tab, byUsername, byMobile, smsCode, mobilePassword, captchaNeeded, linkCodeValid],
  );
  const captcha = useCaptcha(fields.some(({ kind }) => kind === 'captcha'));
  const sms = useSmsCountdown('register');
  const chosen = countries.find(({ code }) => code === country) ?? countries[0];
  const countryDialingCode = chosen?.dialCode ?? '';

  const fail = (of: RegisterFailure['of'], error: unknown) => {
    setFailure({ of, error });
    if (asksForCaptcha(error)) setCaptchaNeeded(true);
    // A picture counts once, whatever was wrong beside it (LGN-04).
    if (of === 'register' && captcha.status !== 'off') captcha.refresh();
  };

  const [submit, busy] = useOnce(async (values: RegisterValues) => {
    try {
      const invitation = fields.find(({ rule }) => rule.known === 'affiliateCode');
      const typedCode = invitation ? textOf(invitation, values) : '';
      if (typedCode !== '' && !(await isInvitation(api, typedCode, config.host))) {
        throw new InvitationError();
      }
      const payload = payloadOf({
        fields,
        values,
        tab,
        countryDialingCode,
        captchaId: captcha.id,
        domain: config.host,
        registerUrl: registerUrl ?? `https://${config.host}/register`,
        linkCode: linkCode.state === 'valid' || linkCode.state === 'unknown' ? linkCode.code : null,
      });
      await session.register(payload, tab === 'registerMobile' ? 'mobile' : 'username');
      toasts.show({ tone: 'success', title: t('success.register') });
    } catch (error) {
      fail('register', error);
    }
  });

  const sendCode = async (number: string) => {
    try {
      await sms.send({ countryDialingCode, number });
    } catch (error) {
      fail('sms', error);
    }
  };

  const loadError = settings.error ?? rules.error;
  const today = formatDateTime(new Date(clock.now()).toISOString(), site.timeZone) ?? '';
  const status = statusOf();
  function statusOf() {
    const waitingForCode = linkCode.state === 'checking';
    if (data.site && rules.data && !waitingForCode) {
      if (tabs.length === 0) return 'closed';
      if (site.isOn('DIRECTREG3') || linkCodeValid) return 'ready';
      return linkCode.state === 'unknown' ? 'failed' : 'closed';
    }
    return loadError && !settings.isFetching && !rules.isFetching ? 'failed' : 'loading';
  }

  const code = linkCode.state === 'none' ? '' : linkCode.code;
  return (
    <RegisterView
      status={status}
      loadError={loadError}
      tabs={tabs}
      tab={tab}
      onTab={setTab}
      fields={fields}
      minAge={site.minAge}
      today={today.slice(0, 10)}
      countries={countries}
      country={chosen?.code ?? ''}
      onCountry={setCountry}
      captcha={captcha}
      sms={sms}
      onSendCode={(number) => void sendCode(number)}
      confirmedCode={linkCodeValid ? code : null}
      rejectedCode={linkCode.state === 'invalid' ? code : null}
      failure={failure}
      busy={busy}
      initialValues={code === '' ? {} : { referralCode: code, affiliateCode: code }}
      onRetry={data.retry}
      onLogin={() => overlays.open({ name: 'login', props: {} })}
      onSubmit={(values) => void submit(values)}
    />
  );
}
