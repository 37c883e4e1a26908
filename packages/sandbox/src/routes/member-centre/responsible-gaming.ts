import type { WirePlayLimit } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import { helpLines } from '../../catalogue/member-policy.ts';
import { day, monthStart } from '../../core/calendar.ts';
import { formatMoney } from '../../core/money.ts';
import type { Refusal } from '../../core/refusal.ts';
import { accept } from '../../http/answer.ts';
import { instant, lines, maybe, money, oneOf, text, whole } from '../../http/fields.ts';
import { notFound, operations, wrongField } from '../../http/operation.ts';
import { figuresOf } from '../../ledger/queries.ts';
import { minAge } from '../../state/age.ts';
import {
  currentLimit,
  isPaused,
  type LimitKind,
  type LimitPeriod,
  periodOf,
  raiseAfterHours,
  usedOf,
} from '../../state/limits.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import { hashPassword } from '../../state/password.ts';
import type { MemberRecord } from '../../state/state.ts';
import { translate } from '../../text/translate.ts';
import { iso } from './view.ts';

const kind = oneOf('deposit', 'loss', 'session');
const period = oneOf('daily', 'weekly', 'monthly');
const longestTimeOut = 42 * day;
const forever = Date.UTC(9999, 0);
const wrongPassword: Refusal = {
  code: 'CREDENTIALS_WRONG',
  text: 'credentials',
  wrong: 'password',
};

const exclusions: ReadonlyMap<number, number> = new Map([
  [6, 6],
  [12, 12],
  [60, 60],
  [0, 0],
]);

/** Limits, breaks and the reality check. */
export function responsibleRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  on('GET /wps/responsible/policy', { who: 'anyone', input: {} }, ({ language }) =>
    accept({
      jurisdiction: 'DEMO',
      minAge,
      realityCheckMinutes: 60,
      realityCheckRequired: true,
      raiseAfterHours,
      maxTimeOutDays: longestTimeOut / day,
      selfExclusionMonths: [6, 12, 60, 0],
      simulatedJackpotAllowed: true,
      autoplayAllowed: false,
      uplineTransferAllowed: true,
      helpLines: helpLines.map((line) => ({ ...line, name: line.name[language] })),
    }),
  );

  const statusOf = ({ id }: MemberRecord) => {
    const { play } = memberAccountOf(backend, id);
    const now = backend.now();
    const { timeOutUntil, excludedUntil } = play;
    const always = { from: 0, to: Number.POSITIVE_INFINITY };
    const { deposits, withdrawals } = figuresOf(backend, id, always);
    const permanent = excludedUntil === forever;
    return {
      paused: isPaused(play, now),
      ...(timeOutUntil !== null && timeOutUntil > now && { timeOutUntil: iso(timeOutUntil) }),
      ...(excludedUntil !== null &&
        excludedUntil > now &&
        !permanent && { selfExcludedUntil: iso(excludedUntil) }),
      permanent,
      netDeposits: formatMoney(deposits - withdrawals),
    };
  };

  on('GET /wps/responsible/status', { who: 'holder', input: {} }, ({ member }) =>
    accept(statusOf(member)),
  );

  const limitView = (memberId: string, key: string): WirePlayLimit[] => {
    const [kindName, periodName] = key.split(' ');
    const limit = memberAccountOf(backend, memberId).play.limits.get(key);
    const known = kind.read(kindName, false);
    const span = period.read(periodName, false);
    if (!limit || !known || !span) return [];
    const value = currentLimit(limit, backend.now());
    const used = usedOf(backend, memberId, known, span);
    const amounts = (one: number) =>
      known === 'session' ? { minutes: one } : { amount: formatMoney(BigInt(one)) };
    const { pending, pendingAt } = limit;
    return [
      {
        kind: known,
        period: span,
        ...amounts(value),
        used: known === 'session' ? String(used) : formatMoney(BigInt(used)),
        resetsAt: iso(periodOf(span, backend.now()).to),
        ...(pendingAt !== null && {
          pending: {
            ...(pending !== null && pending !== none && amounts(pending)),
            startsAt: iso(pendingAt),
          },
        }),
      },
    ];
  };

  const limitsOf = ({ id }: MemberRecord) => {
    const { play } = memberAccountOf(backend, id);
    // The waiting time of a removal may have passed.
    for (const [key, limit] of play.limits) {
      if (isRemoved(limit, backend.now())) play.limits.delete(key);
    }
    return accept({
      limits: [...play.limits.keys()].flatMap((key) => limitView(id, key)),
      reminderMinutes: play.realityCheckMinutes,
      raiseAfterHours,
    });
  };

  on('GET /wps/responsible/limits', { who: 'member', input: {} }, ({ member }) => limitsOf(member));

  on(
    'POST /wps/responsible/limits',
    {
      who: 'member',
      input: { kind, period, amount: maybe(money), minutes: maybe(whole(1, 44_640)) },
    },
    ({ member, input, language }) => {
      const wantsMinutes = input.kind === 'session';
      const foreign = wantsMinutes ? input.amount : input.minutes;
      if (foreign !== undefined) {
        return wrongField(wantsMinutes ? 'amount' : 'minutes', translate('format', language));
      }
      const { amount } = input;
      if (amount !== undefined && amount > 100_000_000_000n) {
        return wrongField('amount', translate('format', language));
      }
      const value = wantsMinutes
        ? input.minutes
        : amount === undefined
          ? undefined
          : Number(amount);
      setLimit(backend, member.id, input.kind, input.period, value ?? null);
      return limitsOf(member);
    },
  );

  on(
    'POST /wps/responsible/limits/cancel',
    { who: 'member', input: { kind, period } },
    ({ member, input }) => {
      const limit = memberAccountOf(backend, member.id).play.limits.get(
        `${input.kind} ${input.period}`,
      );
      if (!limit || limit.pendingAt === null || limit.pendingAt <= backend.now()) return notFound;
      limit.pending = null;
      limit.pendingAt = null;
      return limitsOf(member);
    },
  );

  on(
    'POST /wps/responsible/reminder',
    { who: 'member', input: { minutes: whole(0, 240) } },
    ({ member, input, language }) => {
      // The rules of the jurisdiction require a reminder at least every hour.
      if (input.minutes === 0 || input.minutes > 60) {
        return wrongField('minutes', translate('format', language));
      }
      memberAccountOf(backend, member.id).play.realityCheckMinutes = input.minutes;
      return limitsOf(member);
    },
  );

  on(
    'POST /wps/responsible/timeout',
    { who: 'member', input: { until: instant } },
    ({ member, input, language }) => {
      const { play } = memberAccountOf(backend, member.id);
      const now = backend.now();
      const shorter = input.until <= Math.max(now, play.timeOutUntil ?? 0);
      if (shorter || input.until > now + longestTimeOut) {
        return wrongField('until', translate('dateRange', language));
      }
      play.timeOutUntil = input.until;
      return accept(statusOf(member));
    },
  );

  on(
    'POST /wps/responsible/exclusion',
    {
      who: 'member',
      input: { months: whole(0, 60), password: text(64), reason: maybe(lines(255)) },
    },
    async ({ member, input, language }) => {
      const months = exclusions.get(input.months);
      if (months === undefined) return wrongField('months', translate('format', language));
      if ((await hashPassword(input.password, member.salt)) !== member.passwordHash) {
        return wrongPassword;
      }
      const { play } = memberAccountOf(backend, member.id);
      const now = backend.now();
      const until = months === 0 ? forever : monthStart(now, months) + (now - monthStart(now));
      // An exclusion is never shortened.
      play.excludedUntil = Math.max(until, play.excludedUntil ?? 0);
      return accept(statusOf(member));
    },
  );

  return app;
}

/** Represents "no limit" as the value of a pending change. */
const none = Number.MAX_SAFE_INTEGER;

const isRemoved = (limit: Parameters<typeof currentLimit>[0], now: number): boolean =>
  currentLimit(limit, now) === none;

/** A lower limit applies at once, a higher one or a removal after a waiting time. */
function setLimit(
  backend: Backend,
  memberId: string,
  name: LimitKind,
  span: LimitPeriod,
  value: number | null,
): void {
  const { limits } = memberAccountOf(backend, memberId).play;
  const key = `${name} ${span}`;
  const known = limits.get(key);
  const wanted = value ?? none;
  if (!known) {
    if (value !== null) limits.set(key, { value, pending: null, pendingAt: null });
  } else if (wanted <= currentLimit(known, backend.now())) {
    limits.set(key, { value: wanted, pending: null, pendingAt: null });
  } else {
    known.pending = wanted;
    known.pendingAt = backend.now() + raiseAfterHours * 3_600_000;
  }
}
