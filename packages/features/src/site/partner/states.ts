import { defineStates, type StateId } from '@parlour/ui/testing';
import type { AskLoginViewProps } from './AskLoginView.tsx';
import type { BalanceViewProps } from './BalanceView.tsx';
import type { LoggedInViewProps } from './LoggedInView.tsx';
import type { PartnerCardProps } from './PartnerCard.tsx';

const brand = { bn: '\u09aa\u09a6\u09cd\u09ae\u09be', en: 'Padma' };

/** The texts in the card of a story. */
const texts = {
  title: {
    bn: '\u09aa\u09a6\u09cd\u09ae\u09be \u0985\u09cd\u09af\u09be\u0995\u09be\u0989\u09a8\u09cd\u099f\u09c7 \u09b2\u0997 \u0987\u09a8',
    en: 'Log in to Padma',
  },
  noAgent: {
    bn: '\u098f\u0996\u09be\u09a8\u09c7 \u09b6\u09c1\u09a7\u09c1 \u098f\u099c\u09c7\u09a8\u09cd\u099f\u09b0\u09be \u09b2\u0997 \u0987\u09a8 \u0995\u09b0\u09a4\u09c7 \u09aa\u09be\u09b0\u09c7\u09a8\u0964',
    en: 'Only agents can log in here.',
  },
  body: {
    bn: '\u098f\u0996\u09be\u09a8\u09c7 \u098f\u0995\u099f\u09bf \u0989\u0987\u099c\u09c7\u099f \u09a5\u09be\u0995\u09c7\u0964',
    en: 'A widget stands here.',
  },
};

const nothing = () => undefined;

/** The accounts that can be logged in on a partner's page (EMB-01). */
export const loggedInStates = defineStates<LoggedInViewProps>()((_say, language) => {
  const member: LoggedInViewProps = {
    brand: brand[language],
    name: 'rafid_dhaka',
    isTrial: false,
    busy: null,
    onGo: nothing,
    onLogout: nothing,
  };
  return {
    member,
    trial: { ...member, name: '', isTrial: true },
    longName: { ...member, name: 'abdurrahman_al_mamun_chowdhury_of_cumilla_1987' },
    leaving: { ...member, busy: 'logout' },
    noAgent: { ...member, note: texts.noAgent[language] },
  };
});

/** The balance on a partner's page (EMB-01, WAL-01). */
export const balanceStates = defineStates<BalanceViewProps>()(() => {
  const ready: BalanceViewProps = {
    name: 'rafid_dhaka',
    balance: { state: 'ready', text: '\u09f312,450.00' },
    currencySymbol: '\u09f3',
    busy: null,
    onToggleHidden: nothing,
    onRefresh: nothing,
    onLogout: nothing,
  };
  return {
    ready,
    loading: { ...ready, balance: { state: 'loading', text: '' } },
    refreshing: { ...ready, balance: { ...ready.balance, state: 'refreshing' } },
    stale: { ...ready, balance: { ...ready.balance, state: 'stale' } },
    failed: { ...ready, balance: { state: 'error', text: '' } },
    hidden: { ...ready, balance: { state: 'hidden', text: '' } },
    longName: {
      ...ready,
      name: 'abdurrahman_al_mamun_chowdhury_of_cumilla_1987',
      balance: { state: 'ready', text: '\u09f31,234,567,890.12' },
    },
    leaving: { ...ready, busy: 'logout' },
  };
});

/** The same for a visitor who is not logged in. */
export const askLoginStates = defineStates<AskLoginViewProps>()((_say, language) => ({
  guest: { brand: brand[language], onLogin: nothing },
}));

/** The card of a demo and of a real site (X-01, LAY-07). */
export const partnerCardStates = defineStates<PartnerCardProps>()((_say, language) => {
  const demo = {
    brand: { name: brand[language], mark: '' },
    minAge: 21,
    isDemo: true,
    licences: [],
    title: texts.title[language],
    children: texts.body[language],
  };
  const live = {
    ...demo,
    isDemo: false,
    licences: [
      {
        regulator: 'Sample regulator',
        number: 'SAMPLE-0000',
        entity: 'Sample Games Ltd',
        verifyUrl: 'https://register.example.invalid/SAMPLE-0000',
        isSample: false,
      },
    ],
  };
  return {
    demo,
    live,
    untitled: { ...demo, title: undefined },
    withMore: { ...demo, more: '/promotions', saysDemo: true },
  };
});

/** The states whose screenshots are compared. */
export const loggedInFaces = ['member'] as const satisfies readonly StateId<
  typeof loggedInStates
>[];
export const partnerCardFaces = ['live'] as const satisfies readonly StateId<
  typeof partnerCardStates
>[];
export const balanceFaces = ['ready'] as const satisfies readonly StateId<typeof balanceStates>[];
