import { isApiError } from '@parlour/api-client';
import { useMemo, useState } from 'react';
import { ChallengeError } from '../../shared/challenge/challenge-error.ts';
import { useCaptcha } from '../../shared/challenge/use-captcha.ts';
import { useSmsCountdown } from '../../shared/challenge/use-sms-countdown.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { noSettings } from '../../shared/runtime/settings.ts';
import { useToday } from '../../shared/runtime/use-clock.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { RegisterValues } from './check.ts';
import { draftFields, readDraft, writeDraft } from './draft.ts';
import { asksForCaptcha, InvitationError, type RegisterFailure } from './failure.ts';
import { openAccount } from './open-account.ts';
import { planFields, type RegisterTab, tabsOf } from './plan.ts';
import type { RegisterBanner } from './RegisterArt.tsx';
import type { RegisterViewProps } from './RegisterView.tsx';
import { noRules, toSwitches, useRegisterData } from './use-register-data.ts';

/** What the address of a registration page may bring along. */
export interface RegisterOptions {
  /** Invitation code of the link the visitor came by (REG-04). */
  readonly referralCode?: string | null | undefined;
  /** Code of an agent's registration link; it comes before the other one (REG-04). */
  readonly affiliateCode?: string | null | undefined;
  /** Address the account is opened at. Default: the register page of the configured host. */
  readonly registerUrl?: string | undefined;
}

/** What `useRegister` gives a page. */
export interface Register {
  /** Everything `RegisterView` needs. */
  readonly view: RegisterViewProps;
  /** The operator's picture and words for this page, or `null`. */
  readonly banner: RegisterBanner | null | undefined;
}

/**
 * Registration over the running site, without a look: reads the rules and the
 * switches, checks the invitation, proves what has to be proved, opens the
 * account and logs in (REG). Needs a `RuntimeProvider` and a query client.
 */
export function useRegister(options: RegisterOptions = {}): Register {
  const { registerUrl } = options;
  const runtime = useRuntime();
  const { overlays, toasts, config, analytics } = runtime;
  const t = useT();
  const affiliate = options.affiliateCode?.trim() ?? '';
  const referral = options.referralCode?.trim() ?? '';
  const data = useRegisterData(affiliate || referral);
  const { settings, rules, linkCode, countries } = data;
  const site = data.site ?? noSettings;
  const switches = toSwitches(site);
  const tabs = tabsOf(switches);
  const draft = useDraft('register');
  const [chosenTab, setTab] = useState<RegisterTab>('register');
  const [fallbackTab = 'register'] = tabs;
  const tab = tabs.includes(chosenTab) ? chosenTab : fallbackTab;
  const [country, setCountry] = useState('');
  const [failure, setFailure] = useState<RegisterFailure | null>(null);
  const [checking, setChecking] = useState(false);

  const [captchaNeeded, setCaptchaNeeded] = useState(false);
  const linkCodeValid = linkCode.state === 'valid';
  /** The code that was checked is that of a friend, not that of an agent. */
  const isOfFriend = affiliate === '';
  const { byUsername, byMobile, smsCode, mobilePassword, referralCode: refers } = switches;
  const fields = useMemo(
    () =>
      planFields({
        rules: rules.data ?? noRules,
        tab,
        switches: { byUsername, byMobile, smsCode, mobilePassword, referralCode: refers },
        captchaAsked: captchaNeeded,
        linkCodeValid,
      }),
    [
      rules.data,
      tab,
      byUsername,
      byMobile,
      smsCode,
      mobilePassword,
      refers,
      captchaNeeded,
      linkCodeValid,
    ],
  );
  const captcha = useCaptcha(fields.some(({ kind }) => kind === 'captcha'));
  const sms = useSmsCountdown('register');
  const chosen = countries.find(({ code }) => code === country) ?? countries[0];
  const countryDialingCode = chosen?.dialCode ?? '';
  const method = tab === 'registerMobile' ? 'mobile' : 'username';

  const fail = (of: RegisterFailure['of'], error: unknown) => {
    setFailure({ of, error });
    if (asksForCaptcha(error)) setCaptchaNeeded(true);
    // A picture counts once, whatever was wrong beside it (LGN-04).
    if (of === 'register' && captcha.status !== 'off') captcha.refresh();
  };

  const [submit, busy] = useOnce(async (values: RegisterValues, place: HTMLElement | null) => {
    try {
      await openAccount(runtime, {
        fields,
        values,
        tab,
        countryDialingCode,
        captchaId: captcha.id,
        registerUrl: registerUrl ?? `https://${config.host}/register`,
        linkCode,
        linkRefers: refers && isOfFriend,
        place,
        sms,
        onChecking: setChecking,
      });
      draft.forget();
      analytics.track({ name: 'sign_up', method });
      toasts.show({ tone: 'success', title: t('success.register') });
    } catch (error) {
      const known = isApiError(error) || error instanceof ChallengeError ? error.code : 'UNKNOWN';
      const code = error instanceof InvitationError ? 'AFFILIATE_INVALID' : known;
      analytics.track({ name: 'sign_up_failed', method, code });
      fail('register', error);
    }
  });

  const loadError = settings.error ?? rules.error;
  const today = useToday();
  const status = statusOf();
  function statusOf() {
    const waitingForCode = linkCode.state === 'checking';
    // With the list a number begins further right: it must not come while somebody types.
    if (data.site && rules.data && !waitingForCode && !data.countriesComing) {
      if (tabs.length === 0) return 'closed';
      if (site.isOn('DIRECTREG3') || linkCodeValid) return 'ready';
      return linkCode.state === 'unknown' ? 'failed' : 'closed';
    }
    return loadError && !settings.isFetching && !rules.isFetching ? 'failed' : 'loading';
  }

  const code = linkCode.state === 'none' ? '' : linkCode.code;
  const offered = draft.offered && readDraft(draft.offered);
  const view: RegisterViewProps = {
    status,
    loadError,
    tabs,
    tab,
    onTab: setTab,
    fields,
    minAge: site.minAge,
    today,
    countries,
    country: chosen?.code ?? '',
    onCountry: setCountry,
    captcha,
    sms,
    onSendCode: (number) =>
      void sms.send({ countryDialingCode, number }).catch((error: unknown) => fail('sms', error)),
    confirmedCode: linkCodeValid && isOfFriend ? code : null,
    rejectedCode: linkCode.state === 'invalid' ? code : null,
    failure,
    busy,
    checking,
    initialValues: {
      ...(referral !== '' && { referralCode: referral }),
      ...(code !== '' && { affiliateCode: code }),
    },
    offered: offered?.values ?? null,
    onOfferAnswered: (accepted) => {
      if (accepted && offered?.tab) setTab(offered.tab);
      if (accepted && offered?.country) setCountry(offered.country);
      draft.answer();
    },
    onType: (values) => draft.keep(writeDraft(draftFields(values), tab, country)),
    onRetry: data.retry,
    onLogin: () => overlays.open({ name: 'login', props: {} }),
    onSubmit: (values, place) => void submit(values, place),
  };
  return { view, banner: data.banner };
}
