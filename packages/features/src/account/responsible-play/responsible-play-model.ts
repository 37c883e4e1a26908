import type {
  WirePlayLimitBody,
  WirePlayLimits,
  WirePlaySession,
  WirePlayStatus,
} from '@parlour/api-client';
import { type FormSchema, formSchema, textThat } from '../../shared/form/schema.ts';
import { formatDateTime, formatDuration } from '../../shared/i18n/date-time.ts';
import { compareMoney } from '../../shared/money/decimal.ts';
import { type AmountRules, amountProblems, checkAmount } from '../../shared/money/typed-amount.ts';

/** The subject of a limit: deposits, losses or the time of a session. */
export type LimitKind = WirePlayLimitBody['kind'];
/** The period after which a limit starts again. */
export type LimitPeriod = WirePlayLimitBody['period'];

/** The kinds of limits, in the order of the page. */
export const limitKinds = ['deposit', 'loss', 'session'] as const satisfies readonly LimitKind[];
export const limitPeriods = [
  'daily',
  'weekly',
  'monthly',
] as const satisfies readonly LimitPeriod[];

/** One limit, set or not. */
export interface Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** A decimal string, or whole minutes for a session; `null` without a limit. */
  readonly value: string | null;
  /** The used amount, in the same unit; `null` if the backend lists no such limit. */
  readonly used: string | null;
  /** When the used amount is reset, in the site's time zone. */
  readonly resetsAt: string;
  /** A higher limit, or its removal (`value` is `null`), that starts later. */
  readonly pending: { readonly value: string | null; readonly startsAt: string } | null;
}

/** A limit of an unknown kind or period: shown with its codes, and cannot be changed. */
export interface ForeignLimit {
  readonly id: string;
  readonly value: string | null;
}

/** The limits of a member, and the choices beside them. */
export interface Limits {
  readonly all: readonly Limit[];
  readonly foreign: readonly ForeignLimit[];
  readonly reminderMinutes: number;
  /** Hours until a higher limit starts; a rule of the backend. */
  readonly raiseAfterHours: number;
}

const timeOf = (iso: string, zone: string): string => formatDateTime(iso, zone) ?? iso;

type WireLimit = WirePlayLimits['limits'][number];
const worthOf = ({ amount, minutes }: Pick<WireLimit, 'amount' | 'minutes'>): string | null =>
  amount ?? (minutes === undefined ? null : String(minutes));

/** Converts the API's limits to the view model: every possible limit, and unknown ones of the backend. */
export function toLimits(wire: WirePlayLimits, timeZone: string): Limits {
  const all = limitKinds.flatMap((kind) =>
    limitPeriods.map((period): Limit => {
      const found = wire.limits.find((one) => one.kind === kind && one.period === period);
      const { pending } = found ?? {};
      return {
        kind,
        period,
        value: found ? worthOf(found) : null,
        used: found?.used ?? null,
        resetsAt: found ? timeOf(found.resetsAt, timeZone) : '',
        pending: pending
          ? { value: worthOf(pending), startsAt: timeOf(pending.startsAt, timeZone) }
          : null,
      };
    }),
  );
  const isKnown = (limit: WireLimit) =>
    all.some(({ kind, period }) => kind === limit.kind && period === limit.period);
  return {
    all,
    foreign: wire.limits
      .filter((limit) => !isKnown(limit))
      .map((limit) => ({ id: `${limit.kind} \u00B7 ${limit.period}`, value: worthOf(limit) })),
    reminderMinutes: wire.reminderMinutes,
    raiseAfterHours: wire.raiseAfterHours,
  };
}

/** Returns the limit of a kind and a period. */
export const limitOf = (
  { all }: Limits,
  { kind, period }: Pick<Limit, 'kind' | 'period'>,
): Limit | undefined => all.find((one) => one.kind === kind && one.period === period);

/** Returns the used share of a limit, 0–100, to draw a bar. It uses floats, so never calculate money like this. */
export function shareOf({ value, used }: Limit): number {
  if (value === null || used === null) return 0;
  return compareMoney(used, value) >= 0 ? 100 : (Number(used) / Number(value)) * 100;
}

/** Whether nothing is left until the next reset. */
export const isHit = ({ value, used }: Limit): boolean =>
  value !== null && used !== null && compareMoney(used, value) >= 0;

/** The effect of a change: lower and new limits start at once, higher and removed ones later. */
export type Change = 'set' | 'lower' | 'raise' | 'remove';

export function changeOf({ value }: Limit, wanted: string | null): Change {
  if (wanted === null) return 'remove';
  if (value === null) return 'set';
  return compareMoney(wanted, value) < 0 ? 'lower' : 'raise';
}

/** Minutes in a period, at most. */
const minutesIn = { daily: 1440, weekly: 10_080, monthly: 44_640 } as const;

/** Returns the rules for the value of a limit. */
export const rulesOf = ({ kind, period }: Limit): AmountRules =>
  kind === 'session' ? { decimals: 0, max: String(minutesIn[period]) } : {};

export const limitNames = ['value'] as const;
export type LimitName = (typeof limitNames)[number];
const limitProblems = [...amountProblems, 'same'] as const;
export type LimitProblem = (typeof limitProblems)[number];

/** Schema of a limit's typed value. */
export const limitSchema = (limit: Limit, symbol: string): FormSchema<LimitName, LimitProblem> =>
  formSchema(limitProblems, {
    value: textThat((typed) => {
      const { amount, problem } = checkAmount(typed, rulesOf(limit), symbol);
      if (problem !== null) return problem;
      return limit.value !== null && compareMoney(amount, limit.value) === 0 ? 'same' : null;
    }),
  });

/** Request body of a change; `null` removes the limit. */
export const bodyOf = (
  { kind, period }: Pick<Limit, 'kind' | 'period'>,
  wanted: string | null,
): WirePlayLimitBody => ({
  kind,
  period,
  ...(wanted !== null && (kind === 'session' ? { minutes: Number(wanted) } : { amount: wanted })),
});

/** Whether play is closed for the member, and until when. */
export interface Standing {
  readonly paused: boolean;
  /** Times as the backend sends them, for comparison; `null` if there is none. */
  readonly breakEnds: string | null;
  readonly timeOutUntil: string | null;
  readonly excludedUntil: string | null;
  readonly permanent: boolean;
  readonly netDeposits: string;
}

/** Converts the API's status to the view model. */
export const toStanding = (wire: WirePlayStatus, timeZone: string): Standing => {
  const until = (iso: string | undefined) => (iso === undefined ? null : timeOf(iso, timeZone));
  return {
    paused: wire.paused,
    breakEnds: wire.timeOutUntil ?? null,
    timeOutUntil: until(wire.timeOutUntil),
    excludedUntil: until(wire.selfExcludedUntil),
    permanent: wire.permanent,
    netDeposits: wire.netDeposits,
  };
};

/** Time and money of the current session, and of the earlier ones. */
export interface Account {
  readonly time: string;
  readonly bet: string;
  readonly payout: string;
  readonly net: string;
  readonly games: readonly Played[];
  readonly past: readonly Played[];
  readonly reminder: { readonly isDue: boolean; readonly at: string | null };
}

export interface Played {
  readonly id: string;
  readonly name: string;
  readonly time: string;
  readonly net: string;
}

/** Converts the API's session to the view model. */
export const toAccount = (wire: WirePlaySession, timeZone: string): Account => ({
  time: formatDuration(wire.seconds),
  bet: wire.totalBet,
  payout: wire.totalPayout,
  net: wire.net,
  games: wire.games.map(({ gameName, seconds, net }, index) => ({
    id: `${index}-${gameName}`,
    name: gameName,
    time: formatDuration(seconds),
    net,
  })),
  past: wire.past.map(({ startedAt, seconds, net }, index) => ({
    id: `${index}-${startedAt}`,
    name: timeOf(startedAt, timeZone).slice(0, 16),
    time: formatDuration(seconds),
    net,
  })),
  reminder: {
    isDue: wire.reminderDue,
    at: wire.reminderDueAt === undefined ? null : timeOf(wire.reminderDueAt, timeZone),
  },
});
