import { Skeleton, Text } from '@parlour/ui';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { CentreFrameViewProps } from './CentreFrameView.tsx';
import type { CentreInPageViewProps } from './CentreInPageView.tsx';
import { agentEntries, memberEntries } from './entries.ts';

/** Every state of the centre window (SBK-01). */
export const centreFrameStates = defineStates<CentreFrameViewProps>()((say) => {
  const member = {
    centre: 'member',
    page: 'securityCenter',
    pages: memberEntries.map(({ key }) => key),
    counts: { rewardCount: 2, missionCount: 3, messageCount: 0 },
    nickname: say('overlay.memberName'),
    level: say('overlay.memberLevel'),
    hasBoth: false,
    wide: true,
    hrefOf: (centre: string, page: string) => `?${centre}=${page}`,
    children: <Text>{say('overlay.noticeBody')}</Text>,
  } as const;
  const agent = {
    ...member,
    centre: 'agent',
    page: 'agentTeamOverview',
    pages: agentEntries.map(({ key }) => key),
    counts: {},
    hasBoth: true,
  } as const;
  const phone = { ...member, wide: false } as const;
  return {
    member,
    agent,
    onePage: { ...member, pages: ['securityCenter'], level: '' },
    loading: { ...member, children: <Skeleton height={320} /> },
    longText: {
      ...member,
      nickname: say('member.sampleLongName'),
      level: say('banner.long.title'),
    },
    phonePage: phone,
    phoneMenu: { ...phone, atMenu: true },
    phoneAgentMenu: { ...agent, wide: false, atMenu: true },
  };
});

/** Every state of a centre as part of a page (EMB-01). */
export const centreInPageStates = defineStates<CentreInPageViewProps>()((say, language) => {
  const { member, agent } = centreFrameStates.statesIn(language);
  const atSite = {
    bn: '\u09aa\u09a6\u09cd\u09ae\u09be \u09b8\u09be\u0987\u099f\u09c7 \u0996\u09cb\u09b2\u09c7',
    en: 'Opens at Padma',
  }[language];
  const inPage = { ...member, atSite } as const;
  const phone = { ...inPage, wide: false } as const;
  return {
    member: inPage,
    agent: { ...agent, atSite },
    loading: { ...inPage, children: <Skeleton height={320} /> },
    longText: {
      ...inPage,
      nickname: say('member.sampleLongName'),
      level: say('banner.long.title'),
    },
    phonePage: phone,
    phoneMenu: { ...phone, menuFirst: true },
  };
});

/** The states whose screenshots are compared. */
export const centreFrameFaces = [
  'member',
  'phonePage',
  'phoneMenu',
] as const satisfies readonly StateId<typeof centreFrameStates>[];

/** The states whose screenshots are compared. */
export const centreInPageFaces = ['agent', 'phonePage'] as const satisfies readonly StateId<
  typeof centreInPageStates
>[];
