import { defineStates, type StateId } from '@parlour/ui/testing';
import type { LoggedInViewProps } from './LoggedInView.tsx';
import type { PartnerCardProps } from './PartnerCard.tsx';

const brand = { bn: '\u09aa\u09a6\u09cd\u09ae\u09be', en: 'Padma' };

/** What stands in the card of a story. */
const texts = {
  title: {
    bn: '\u09aa\u09a6\u09cd\u09ae\u09be \u0985\u09cd\u09af\u09be\u0995\u09be\u0989\u09a8\u09cd\u099f\u09c7 \u09b2\u0997 \u0987\u09a8',
    en: 'Log in to Padma',
  },
  body: {
    bn: '\u098f\u0996\u09be\u09a8\u09c7 \u098f\u0995\u099f\u09bf \u0989\u0987\u099c\u09c7\u099f \u09a5\u09be\u0995\u09c7\u0964',
    en: 'A widget stands here.',
  },
};

const nothing = () => undefined;

/** Who may be logged in on the page of a partner (EMB-01). */
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
  };
});

/** The card of a demo and of a real site (X-01, LAY-07). */
export const partnerCardStates = defineStates<PartnerCardProps>()((_say, language) => {
  const demo = {
    brand: { name: brand[language], mark: '' },
    minAge: 21,
    isDemo: true,
    licence: null,
    title: texts.title[language],
    children: texts.body[language],
  };
  const live = {
    ...demo,
    isDemo: false,
    licence: {
      regulator: 'Sample regulator',
      number: 'SAMPLE-0000',
      entity: 'Sample Games Ltd',
      verifyUrl: 'https://register.example.invalid/SAMPLE-0000',
    },
  };
  return {
    demo,
    live,
    untitled: { ...demo, title: undefined },
    withMore: { ...demo, more: '/promotions', saysDemo: true },
  };
});

/** Pictures are kept of these. */
export const loggedInFaces = ['member'] as const satisfies readonly StateId<
  typeof loggedInStates
>[];
export const partnerCardFaces = ['live'] as const satisfies readonly StateId<
  typeof partnerCardStates
>[];
