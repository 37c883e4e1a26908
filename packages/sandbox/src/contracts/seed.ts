import { idOfNode } from '../agents/people.ts';
import { addDays, dateOf, dayOf, dayOfDate, firstInstantOf } from '../core/calendar.ts';
import type { World } from '../scenario.ts';
import type { DerivedTeam } from '../team/derived.ts';
import { mix } from '../team/names.ts';
import { childrenOf } from '../team/tree.ts';
import {
  type ContractKind,
  type ContractPeriod,
  type ContractRecord,
  type ContractStatus,
  contractKinds,
  operatorId,
  type Tier,
} from './record.ts';

/** Settlement of each kind: salaries by the day or shorter, dividends by the half month. */
export const scheduleOf: Readonly<
  Record<ContractKind, { period: ContractPeriod; everyMinutes: number | null }>
> = {
  dividend: { period: 'semimonthly', everyMinutes: null },
  daily: { period: 'daily', everyMinutes: null },
  hourly: { period: 'daily', everyMinutes: 60 },
  realtime: { period: 'daily', everyMinutes: 5 },
};

const tier = (rate: number, bet: number, activeMembers: number): Tier => ({
  rate,
  periodicValidBet: BigInt(bet) * 100n,
  activeMembers,
});

/** The operator's terms for the demo agent. */
const operatorTiers: Readonly<Record<ContractKind, readonly Tier[]>> = {
  dividend: [tier(1_000, 0, 100), tier(1_200, 5_000_000, 500), tier(1_500, 12_000_000, 1_000)],
  daily: [tier(40, 500_000, 200), tier(60, 1_000_000, 400)],
  hourly: [tier(10, 20_000, 20), tier(20, 60_000, 50)],
  realtime: [tier(10, 2_000, 3)],
};

/** The operator's new offers: higher requirements for higher rates. */
const offeredTiers: Readonly<Record<ContractKind, readonly Tier[]>> = {
  dividend: [tier(1_200, 0, 100), tier(1_800, 9_000_000, 800), tier(2_200, 25_000_000, 1_500)],
  daily: [tier(50, 800_000, 300), tier(70, 1_400_000, 500)],
  hourly: [tier(10, 20_000, 20), tier(25, 80_000, 60)],
  // Lower than the current rate: accepting it ends downline contracts.
  realtime: [tier(8, 1_500, 3)],
};

interface Draft {
  readonly kind: ContractKind;
  readonly status: ContractStatus;
  /** Days before the anchor. */
  readonly created: number;
  readonly effective: number;
  readonly tiers?: readonly Tier[];
  readonly ended?: number;
  readonly period?: ContractPeriod;
  readonly replaces?: string;
}

const usual: readonly Draft[] = [
  { kind: 'dividend', status: 'active', created: 134, effective: 126 },
  { kind: 'daily', status: 'active', created: 62, effective: 60 },
  { kind: 'hourly', status: 'active', created: 9, effective: 7 },
  { kind: 'realtime', status: 'active', created: 3, effective: 1 },
  { kind: 'daily', status: 'terminated', created: 180, effective: 178, ended: 60 },
  { kind: 'dividend', status: 'terminated', created: 260, effective: 250, ended: 126 },
  { kind: 'hourly', status: 'rejected', created: 40, effective: 33, ended: 38 },
];

/** Kinds of contract the operator offers the demo agent. */
export function offeredKinds(world: World): readonly ContractKind[] {
  if (world === 'agent-without-contracts') return [];
  return world === 'agent-with-offers' ? contractKinds : ['dividend'];
}

/** Contracts the demo agent received from the operator, numbered from `CT-5501`. */
function received(agentId: string, anchor: number, world: World): ContractRecord[] {
  const nextMonth = daysToNextMonth(anchor);
  const offers = offeredKinds(world);
  const drafts: Draft[] = [
    ...usual,
    ...offers.map(
      (kind): Draft => ({
        kind,
        status: 'offered',
        created: 1,
        effective: -nextMonth,
        tiers: offeredTiers[kind],
        ...(kind === 'dividend' && { period: 'monthly' }),
        replaces: `CT-${5501 + contractKinds.indexOf(kind)}`,
      }),
    ),
  ];
  if (world !== 'agent-with-offers') {
    // An accepted contract that has not begun.
    drafts.push({
      kind: 'daily',
      status: 'accepted',
      created: 3,
      effective: -nextMonth,
      tiers: offeredTiers.daily,
      replaces: 'CT-5502',
    });
  }
  return drafts.map((draft, index) => written(draft, index, agentId, anchor));
}

function written(draft: Draft, index: number, agentId: string, anchor: number): ContractRecord {
  const today = dayOf(anchor);
  const at = (days: number) => firstInstantOf(addDays(today, -days));
  const schedule = scheduleOf[draft.kind];
  return {
    id: `CT-${5501 + index}`,
    kind: draft.kind,
    giverId: operatorId,
    receiverId: agentId,
    period: draft.period ?? schedule.period,
    everyMinutes: schedule.everyMinutes,
    tiers: draft.tiers ?? operatorTiers[draft.kind],
    createdAt: at(draft.created) + 28_931_000,
    answerBy: draft.status === 'offered' ? at(-6) - 1_000 : null,
    effectiveFrom: at(draft.effective),
    replaces: draft.replaces ?? null,
    status: draft.status,
    endedAt: draft.ended === undefined ? null : at(draft.ended),
    answersAt: null,
  };
}

/** Days from the anchor to the first of the next month. */
function daysToNextMonth(anchor: number): number {
  const today = dayOf(anchor);
  const [year, month] = dateOf(today);
  return dayOfDate(year, month + 1, 1) - today;
}

const givenStates: readonly ContractStatus[] = [
  'active',
  'active',
  'offered',
  'active',
  'terminated',
  'accepted',
  'rejected',
  'terminationRequested',
];

/** Contracts the demo agent gave to its direct agents, in every status. */
function given(agentId: string, anchor: number, { tree, context }: DerivedTeam): ContractRecord[] {
  const agents = childrenOf(tree, -1).filter((node) => tree.isAgent[node] === 1);
  const today = dayOf(anchor);
  const inDays = (days: number) => firstInstantOf(addDays(today, days));
  return agents.flatMap((node, index) =>
    contractKinds
      .filter((_, kind) => mix(context.seed, node, 30 + kind) % 5 < 2)
      .map((kind, nth): ContractRecord => {
        const status = givenStates[(index + nth * 3) % givenStates.length] ?? 'active';
        const roll = mix(context.seed, node, 40 + nth);
        const created = 2 + (roll % 80);
        const ended = status === 'terminated' || status === 'rejected';
        const share = 6 + (roll % 4);
        return {
          id: `CT-${6001 + index * 4 + nth}`,
          kind,
          giverId: agentId,
          receiverId: idOfNode(node),
          ...scheduleOf[kind],
          tiers: operatorTiers[kind].map(({ rate, periodicValidBet, activeMembers }) => ({
            rate: Math.floor((rate * share) / 10),
            periodicValidBet: periodicValidBet / 20n,
            activeMembers: Math.ceil(activeMembers / 20),
          })),
          createdAt: inDays(-created) + 36_000_000,
          answerBy: status === 'offered' ? inDays(5) - 1_000 : null,
          effectiveFrom: inDays(status === 'accepted' ? 4 : 1 - created),
          replaces: null,
          status,
          endedAt: ended ? inDays(-Math.floor(created / 2)) : null,
          answersAt: status === 'offered' ? inDays(2 + (roll % 3)) : null,
        };
      }),
  );
}

/** All contracts of the demo agent at the end of the generated history. */
export function seedContracts(
  agentId: string,
  anchor: number,
  world: World,
  team: DerivedTeam,
): ContractRecord[] {
  if (world === 'agent-without-contracts') return [];
  return [...received(agentId, anchor, world), ...given(agentId, anchor, team)];
}
