import { ApiError, type WireLeaderboard, type WireMission } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { MissionsViewProps } from './MissionsView.props.ts';
import { toBoard, toMissions } from './missions-model.ts';

const timeZone = 'Asia/Dhaka';

const boardRows = [18420, 17105, 15870, 13240, 12995, 11880, 9410, 8002].map((score, place) => ({
  rank: place + 1,
  account: ['su***91', 'ta***33', 'mi***07', 'no***65'][place % 4] ?? '',
  score,
  mine: false,
}));

/** The missions page in every state it can be in (SBK-01). */
export const missionsStates = defineStates<MissionsViewProps>()((say) => {
  const mission = (missionId: string, part: Partial<WireMission>): WireMission => ({
    missionId,
    title: say('nav.slots'),
    kind: 'rounds',
    progress: 14,
    target: 20,
    reward: '50.00',
    status: 'running',
    route: '/rng',
    ...part,
  });
  const four = [
    mission('slots', {}),
    mission('live', {
      title: say('nav.live'),
      kind: 'days',
      progress: 2,
      target: 3,
      reward: '80.00',
      route: '/liveList',
    }),
    mission('new', {
      title: say('nav.fish'),
      kind: 'newGames',
      progress: 2,
      target: 2,
      reward: '30.00',
      status: 'claimable',
    }),
    mission('account', {
      title: say('member.securityCenter'),
      kind: 'profile',
      progress: 5,
      target: 5,
      reward: '100.00',
      status: 'claimed',
    }),
  ];
  const list = (missions: readonly WireMission[]) =>
    ({
      status: 'ready',
      value: toMissions(
        {
          missions: [...missions],
          done: missions.filter(({ status }) => status !== 'running').length,
          total: missions.length,
          resetsAt: '2026-11-20T18:00:00Z',
          missionCount: 1,
        },
        timeZone,
      ),
    }) as const;
  const own = { rank: 84, account: 'de***er', score: 1240, mine: true };
  const boardOf = (part: Partial<WireLeaderboard>) =>
    ({
      status: 'ready',
      value: toBoard(
        {
          rows: boardRows,
          mine: own,
          period: 'week',
          endsAt: '2026-11-22T18:00:00Z',
          demo: true,
          ...part,
        },
        timeZone,
      ),
    }) as const;
  const content = {
    missions: list(four),
    board: boardOf({}),
    period: 'week',
    currencySymbol: '\u09F3',
    claiming: null,
    failure: null,
  } as const;
  const long = say('banner.long.title');
  const broken = {
    status: 'error',
    error: new ApiError('HTTP', { http: 502 }),
    busy: false,
  } as const;
  const failure = {
    mission: { id: 'new', title: say('nav.fish') },
    error: new ApiError('NETWORK'),
    isUnsettled: true,
    attempt: 1,
  } as const;
  const leader = { ...own, rank: 2, score: 17000 };
  return {
    content,
    phone: content,
    claiming: {
      ...content,
      missions: list([mission('slots', { status: 'claimable' }), ...four.slice(1)]),
      claiming: 'new',
    },
    refused: {
      ...content,
      failure: { ...failure, error: new ApiError('ALREADY_DONE'), isUnsettled: false },
    },
    unsettled: { ...content, failure },
    foundClaimed: {
      ...content,
      missions: list(
        four.map((one) => (one.missionId === 'new' ? { ...one, status: 'claimed' } : one)),
      ),
      failure,
    },
    otherStatuses: {
      ...content,
      missions: list(
        ['expired', 'on-hold', ''].map((status, place) => mission(`other-${place}`, { status })),
      ),
    },
    nowhereToGo: {
      ...content,
      missions: list([
        mission('none', { route: '' }),
        mission('script', { route: 'javascript:alert(1)' }),
        mission('elsewhere', { route: '//other.example' }),
      ]),
    },
    longText: {
      ...content,
      missions: list(
        four.map((one) => ({
          ...one,
          title: long,
          reward: '123456789012.00',
          target: 123_456_789,
        })),
      ),
      board: boardOf({ rows: boardRows.map((row) => ({ ...row, account: long })) }),
    },
    amongTheFirst: {
      ...content,
      board: boardOf({
        rows: boardRows.map((row) => (row.rank === 2 ? leader : row)),
        mine: leader,
        demo: false,
      }),
    },
    notOnIt: {
      ...content,
      period: 'month',
      board: {
        status: 'ready',
        value: { ...boardOf({}).value, mine: null },
      },
    },
    empty: {
      ...content,
      missions: list([]),
      board: { status: 'ready', value: { ...boardOf({ rows: [] }).value, mine: null } },
    },
    loading: { ...content, missions: { status: 'loading' }, board: { status: 'loading' } },
    failed: { ...content, missions: broken },
    boardFailed: { ...content, board: { ...broken, error: new ApiError('NETWORK') } },
  };
});

/** The states whose screenshots are compared. */
export const missionsFaces = ['content', 'phone', 'longText'] as const satisfies readonly StateId<
  typeof missionsStates
>[];
