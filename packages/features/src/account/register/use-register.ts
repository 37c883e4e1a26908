import { isApiError } from '@parlour/api-client';
import { useMemo, useState } from 'react';
import { ChallengeError } from '../../shared/challenge/challenge-error.ts';
import { useCaptcha } from '../../shared/challenge/use-captcha.ts';
import { useCodeWarning } from '../../shared/challenge/use-code-warning.ts';
import { useSmsCountdown } from '../../shared/challenge/use-sms-countdown.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import type { HouseText } from '../../shared/house-texts/house-texts.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
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

/** The texts of the house that the agreement is about (REG-06). */
const isAgreed = (text: HouseText): boolean => text === 'terms' || text === 'privacy';

/** Parameters in the address of a registration page. */
export interface RegisterOptions {
  /** Invitation code of the link the visitor followed (REG-04). */
  readonly referralCode?: string | null | undefined;
  /** Code of an agent's registration link; takes precedence over the other code (REG-04). */
  readonly affiliateCode?: string | null | undefined;
  /** Address of the page on which the account is opened. Default: this page, without its query. */
  readonly registerUrl?: string | undefined;
}

/** The result of `useRegister`. */
export interface Register {
  /** The props of `RegisterView`. */
  readonly view: RegisterViewProps;
  /** Title of the page, with the figure of the operator's market if it has one. */
  readonly title: string;
  /** The operator's picture and text for this page, or `null`. */
  readonly banner: RegisterBanner | null | undefined;
}

/**
 * The registration without a design: loads the rules and the switches, checks the invitation, runs the bot challenge
 * and the phone verification, opens the account and logs in (REG). Needs a `RuntimeProvider` and a query client.
 */
export function useRegister(options: RegisterOptions = {}): Register {
  const { registerUrl } = options;
  const runtime = useRuntime();
  const { overlays, toasts, analytics, config } = runtime;
  const t = useT();
  const figures = useFigures();
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
  /** The checked code belongs to a friend, not to an agent. */
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
  const warn = useCodeWarning();
  const chosen = countries.find(({ code }) => code === country) ?? countries[0];
  const countryDialingCode = chosen?.dialCode ?? '';
  const method = tab === 'registerMobile' ? 'mobile' : 'username';

  const fail = (error: unknown) => {
    setFailure({ error });
    if (asksForCaptcha(error)) setCaptchaNeeded(true);
    // A picture can be used only once, whatever else was wrong (LGN-04).
    if (captcha.status !== 'off') captcha.refresh();
  };

  const [submit, busy] = useOnce(async (values: RegisterValues, place: HTMLElement | null) => {
    try {
      await openAccount(runtime, {
        fields,
        values,
        tab,
        countryDialingCode,
        captchaId: captcha.id,
        registerUrl: registerUrl ?? location.origin + location.pathname,
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
      fail(error);
    }
  });

  const loadError = settings.error ?? rules.error;
  const today = useToday();
  const status = statusOf();
  function statusOf() {
    const waitingForCode = linkCode.state === 'checking';
    // The list of countries moves the number to the right, so it must not appear while the person types.
    if (data.site && rules.data && !waitingForCode && !data.countriesComing) {
      if (tabs.length === 0) return 'closed';
      if (site.isOn('DIRECTREG3') || linkCodeValid) return 'ready';
      return linkCode.state === 'unknown' ? 'failed' : 'closed';
    }
    return loadError && !settings.isFetching && !rules.isFetching ? 'failed' : 'loading';
  }

  const { zaloBonus, registerBonus } = config.marketFigures;
  const shown = (amount: string | undefined) => {
    const money = amount && formatMoney(amount, { symbol: site.currencySymbol });
    return money ? figures(money) : undefined;
  };
  const bonus = shown(registerBonus);
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
    agreementTexts: site.texts.filter(isAgreed),
    today,
    countries,
    country: chosen?.code ?? '',
    onCountry: setCountry,
    captcha,
    sms,
    onSendCode: (number) => void sms.send({ countryDialingCode, number }).catch(warn),
    confirmedCode: linkCodeValid && isOfFriend ? code : null,
    rejectedCode: linkCode.state === 'invalid' ? code : null,
    failure,
    busy,
    checking,
    zaloBonus: shown(zaloBonus),
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
  const title = bonus ? t('register.titleBonus', { amount: bonus }) : t('auth.register');
  return { view, title, banner: data.banner };
}
