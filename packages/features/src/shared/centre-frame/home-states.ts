import { defineStates, type StateId } from '@parlour/ui/testing';
import type { CentreHomeViewProps } from './CentreHomeView.tsx';
import { agentEntries, memberEntries } from './entries.ts';
import { playPage } from './home-groups.ts';
import type { TrialHomeViewProps } from './TrialHomeView.tsx';

const keys = memberEntries.map(({ key }) => key);

/** Every state of the first screen of a centre on a phone (SBK-01). */
export const centreHomeStates = defineStates<CentreHomeViewProps>()((say, language) => {
  const member = {
    centre: 'member',
    pages: keys,
    counts: { rewardCount: 2, missionCount: 3, messageCount: 5 },
    nickname: say('overlay.memberName'),
    level: say('overlay.memberLevel'),
    hasBoth: false,
    hrefOf: (centre: string, page: string) => `?${centre}=${page}`,
    balance: { state: 'ready', text: say('sample.balance'), hidden: false },
    currencySymbol: say('sample.currency'),
    scheme: 'light',
    language,
    languages: ['bn', 'en'],
  } as const;
  const agent = { ...member, hasBoth: true } as const;
  const balance = (state: 'loading' | 'refreshing' | 'stale' | 'error', text: string) => ({
    ...member,
    balance: { state, text, hidden: false },
  });
  return {
    member,
    agent,
    agentMenu: { ...agent, centre: 'agent', pages: agentEntries.map(({ key }) => key), counts: {} },
    hidden: { ...member, balance: { state: 'hidden', text: '', hidden: true } },
    loading: { ...balance('loading', ''), level: '', counts: {} },
    refreshing: balance('refreshing', say('sample.balance')),
    balanceOld: balance('stale', say('sample.balance')),
    balanceError: balance('error', ''),
    noBadges: { ...member, counts: { rewardCount: 0, missionCount: 0, messageCount: 0 } },
    fewPages: {
      ...member,
      pages: keys.filter(
        (key) => key !== 'transferUpline' && key !== 'referral' && key !== playPage,
      ),
    },
    longName: {
      ...member,
      nickname: say('member.sampleLongName'),
      level: say('banner.long.title'),
      counts: { rewardCount: 128, missionCount: 128, messageCount: 128 },
    },
    largeBalance: {
      ...member,
      balance: {
        state: 'ready',
        text: `${say('sample.currency')}12,345,678,901.23`,
        hidden: false,
      },
    },
    darkChosen: { ...member, scheme: 'dark' },
  };
});

/** Every state of "me" of a trial account (SBK-01). */
export const trialHomeStates = defineStates<TrialHomeViewProps>()((say, language) => {
  const { balance, currencySymbol, scheme, languages } = centreHomeStates.statesIn(language).member;
  const trial = {
    pages: keys,
    nickname: say('overlay.memberName'),
    balance,
    currencySymbol,
    scheme,
    language,
    languages,
    canRegister: true,
  } as const;
  return { trial, closed: { ...trial, canRegister: false } };
});

/** The states whose screenshots are compared. */
export const centreHomeFaces = [
  'member',
  'agentMenu',
  'balanceError',
] as const satisfies readonly StateId<typeof centreHomeStates>[];

/** The states whose screenshots are compared. */
export const trialHomeFaces = ['trial'] as const satisfies readonly StateId<
  typeof trialHomeStates
>[];
