import { Button } from '@parlour/ui';
import { art, defineStates, type StateId } from '@parlour/ui/testing';
import type { SiteHeaderViewProps } from './SiteHeaderView.props.ts';

/** Every state of the site's header. */
export const siteHeaderStates = defineStates<SiteHeaderViewProps>()((say, language) => {
  const vendors = [
    { id: 'BOKULIO', name: 'Bokulio', href: '/rng?vassalage=BOKULIO', mark: art.vendors.bokulio },
    { id: 'TETULIX', name: 'Tetulix', href: '/rng?vassalage=TETULIX', mark: art.vendors.tetulix },
  ];
  const nav = [
    { id: 'home', label: say('nav.home'), href: '/', active: true },
    { id: 'hot', label: say('nav.hot'), href: '/hot' },
    { id: 'SPORTS', label: say('nav.sports'), href: '/sports' },
    { id: 'LIVE', label: say('nav.live'), href: '/rng?page=live' },
    { id: 'RNG', label: say('nav.slots'), href: '/rng', vendors },
    { id: 'FISH', label: say('nav.fish'), href: '/rng?page=fish' },
    { id: 'LOTT', label: say('nav.lottery'), href: '/lott' },
    { id: 'promotions', label: say('nav.promotions'), href: '/promotions' },
  ];
  const member = {
    kind: 'member',
    nickname: say('sample.nickname'),
    isAgent: false,
    isTrial: false,
    hasCentre: false,
    badgeCount: 5,
    balance: { state: 'ready', text: say('sample.balance') },
  } as const;
  const guest = {
    kind: 'guest',
    login: <Button variant="ghost">{say('action.login')}</Button>,
    canRegister: true,
    canFreePlay: true,
  } as const;
  const page = {
    brand: { name: 'Padma', mark: art.vendors.bokulio },
    isDemo: true,
    scheme: 'light',
    language,
    languages: ['bn', 'en'],
    currencySymbol: say('sample.currency'),
    playHref: '/?member=responsiblePlay',
    nav,
  } as const;
  const as = (change: Partial<SiteHeaderViewProps & { kind: 'member' }> = {}) => ({
    ...page,
    account: member,
    ...change,
  });
  const balance = (state: (typeof balances)[number], text = say('sample.balance')) =>
    as({ account: { ...member, balance: { state, text } } });
  return {
    guest: { ...page, account: guest },
    guestClosed: { ...page, account: { ...guest, canRegister: false, canFreePlay: false } },
    loading: { ...page, account: { kind: 'loading' } },
    member: as(),
    memberCentre: as({ account: { ...member, hasCentre: true } }),
    agent: as({ account: { ...member, isAgent: true, hasCentre: true } }),
    trial: as({ account: { ...member, isTrial: true, badgeCount: 0 } }),
    balanceLoading: balance('loading', ''),
    balanceHidden: balance('hidden', ''),
    balanceRefreshing: balance('refreshing'),
    balanceStale: balance('stale'),
    balanceError: balance('error', ''),
    balanceHuge: balance('ready', `${say('sample.currency')}9,007,199,254,740,993.01`),
    balanceLarge: balance('ready', `${say('sample.currency')}99,999,999.99`),
    longName: as({ account: { ...member, nickname: say('game.long'), hasCentre: true } }),
    manyMessages: as({ account: { ...member, hasCentre: true, badgeCount: 128 } }),
    demoOff: as({ isDemo: false }),
    navLoading: as({ nav: nav.slice(0, 2) }),
    darkChosen: as({ scheme: 'dark' }),
    oneLanguage: as({ languages: ['bn'] }),
  };
});

/** The states whose screenshots are compared. */
export const siteHeaderFaces = ['guest', 'member'] as const satisfies readonly StateId<
  typeof siteHeaderStates
>[];

const balances = ['ready', 'loading', 'hidden', 'refreshing', 'stale', 'error'] as const;
