import type { Backend } from '../backend.ts';
import { typeOfGame } from '../catalogue/game-types.ts';
import { type DayNumber, dayOf, firstInstantOf } from '../core/calendar.ts';
import type { Cents } from '../core/money.ts';
import { outcomeOf } from '../ledger/ledger.ts';
import type { MemberRecord } from '../state/state.ts';
import { type ActivityKind, activityKinds, type DailyActivity } from '../team/daily-activity.ts';
import { daysOf, isIn } from '../team/derived.ts';
import { derivedOf, hasDerivedTeam } from './anchor.ts';
import type { LineKind, LineOrder, LineQuery, TeamLine } from './line.ts';
import { linesOfMembers } from './member-lines.ts';

export interface LinePage {
  readonly rows: readonly TeamLine[];
  readonly count: number;
  /** Sums over the whole span, by kind: amount and payout. */
  readonly sums: Readonly<Record<LineKind, { amount: Cents; payout: Cents }>>;
}

/** A withdrawal is in process for two hours. */
const onItsWay = 2 * 3_600_000;

const prefixes: Readonly<Record<ActivityKind, string>> = {
  bet: 'BT',
  deposit: 'DP',
  withdrawal: 'WD',
  bonus: 'BN',
  rebate: 'RB',
};

/** The status of a line of the derived team's book. */
function statusOf(
  { kind: kinds, stake, payout }: DailyActivity,
  line: number,
  age: number,
): string {
  const kind = activityKinds[kinds[line] ?? 0] ?? 'bet';
  if (kind === 'bet') return outcomeOf(BigInt(stake[line] ?? 0), BigInt(payout[line] ?? 0));
  return kind === 'withdrawal' && age < onItsWay ? 'processing' : 'completed';
}

/** Lines of the derived team on one day that match a query, by their number in the day. */
function* derivedLines(backend: Backend, query: LineQuery, day: DayNumber) {
  const { accounts, dailyActivity } = derivedOf(backend);
  const names = accounts();
  const book = dailyActivity(day);
  const start = firstInstantOf(day);
  const now = backend.now();
  for (let line = 0; line < book.length; line += 1) {
    const kind = activityKinds[book.kind[line] ?? 0] ?? 'bet';
    const second = book.second[line] ?? 0;
    if (!query.kinds.includes(kind) || !isIn(query.span, start, second)) continue;
    const at = start + second * 1_000;
    if (query.gameType !== '') {
      if (kind !== 'bet' || typeOfGame(book.game[line] ?? 0) !== query.gameType) continue;
    }
    const status = query.status === '' ? '' : statusOf(book, line, now - at);
    if (status !== query.status) continue;
    if (query.search !== '' && !names[book.node[line] ?? 0]?.includes(query.search)) continue;
    yield { line, kind, at };
  }
}

function lineOf(backend: Backend, day: DayNumber, line: number): TeamLine {
  const { tree, accounts, dailyActivity } = derivedOf(backend);
  const book = dailyActivity(day);
  const node = book.node[line] ?? 0;
  const kind = activityKinds[book.kind[line] ?? 0] ?? 'bet';
  const at = firstInstantOf(day) + (book.second[line] ?? 0) * 1_000;
  const payout = book.payout[line] ?? 0;
  const nodeId = book.game[line] ?? 0;
  const id = `${prefixes[kind]}-${day}${String(line).padStart(5, '0')}`;
  return {
    id,
    at,
    account: accounts()[node] ?? '',
    agent: tree.isAgent[node] === 1,
    kind,
    amount: BigInt(book.stake[line] ?? 0),
    payout: BigInt(payout),
    nodeId,
    gameType: kind === 'bet' ? typeOfGame(nodeId) : '',
    reference: id,
    status: statusOf(book, line, backend.now() - at),
  };
}

interface Bounds {
  readonly start: number;
  readonly end: number;
}

/** The rows of a page in another order than newest first. It needs the key of every line, and builds only its own. */
function rowsInOrder(
  backend: Backend,
  agent: MemberRecord,
  query: LineQuery,
  { key, direction }: LineOrder,
  { start, end }: Bounds,
): readonly TeamLine[] {
  const keyed = linesOfMembers(backend, agent, query).map((line) => ({
    at: line.at,
    key: key({
      at: line.at,
      kind: line.kind,
      amount: Number(line.amount),
      payout: Number(line.payout),
      isVoid: line.status === 'void',
    }),
    row: () => line,
  }));
  for (const day of hasDerivedTeam(agent) ? daysOf(query.span) : []) {
    const book = derivedOf(backend).dailyActivity(day);
    for (const { line, kind, at } of derivedLines(backend, query, day)) {
      const [amount, payout] = [book.stake[line] ?? 0, book.payout[line] ?? 0];
      keyed.push({
        at,
        key: key({ at, kind, amount, payout, isVoid: false }),
        row: () => lineOf(backend, day, line),
      });
    }
  }
  const sign = direction === 'asc' ? 1 : -1;
  keyed.sort((a, b) => (a.key - b.key) * sign || b.at - a.at);
  return keyed.slice(start, end).map(({ row }) => row());
}

/**
 * A page of a team's activity with sums over the whole span, newest first or in the given order. Newest first sorts only
 * the days that the page touches.
 */
export function teamLines(
  backend: Backend,
  agent: MemberRecord,
  query: LineQuery,
  { start, end }: Bounds,
  order?: LineOrder,
): LinePage {
  const sum = () => ({ amount: 0n, payout: 0n });
  const sums = {
    bet: sum(),
    deposit: sum(),
    withdrawal: sum(),
    bonus: sum(),
    rebate: sum(),
    uplineTransfer: sum(),
    downlineTransfer: sum(),
  };
  const members = linesOfMembers(backend, agent, query);
  for (const { kind, amount, payout, status } of members) {
    // A voided bet is listed but does not count in the sums.
    if (status === 'void') continue;
    sums[kind].amount += amount;
    sums[kind].payout += payout;
  }
  const byDay = new Map<DayNumber, TeamLine[]>();
  for (const line of members) {
    const day = dayOf(line.at);
    byDay.set(day, [...(byDay.get(day) ?? []), line]);
  }
  const rows: TeamLine[] = [];
  let count = 0;
  for (const day of daysOf(query.span).reverse()) {
    const derived: number[] = [];
    const totals = activityKinds.map(() => ({ amount: 0, payout: 0 }));
    if (hasDerivedTeam(agent)) {
      const book = derivedOf(backend).dailyActivity(day);
      for (const { line } of derivedLines(backend, query, day)) {
        derived.push(line);
        const total = totals[book.kind[line] ?? 0];
        if (!total) continue;
        total.amount += book.stake[line] ?? 0;
        total.payout += book.payout[line] ?? 0;
      }
    }
    for (const [code, kind] of activityKinds.entries()) {
      sums[kind].amount += BigInt(totals[code]?.amount ?? 0);
      sums[kind].payout += BigInt(totals[code]?.payout ?? 0);
    }
    const others = byDay.get(day) ?? [];
    const length = derived.length + others.length;
    if (!order && count < end && count + length > start) {
      const lines = [...others, ...derived.map((line) => lineOf(backend, day, line))];
      lines.sort((a, b) => b.at - a.at || b.reference.localeCompare(a.reference));
      rows.push(...lines.slice(Math.max(0, start - count), end - count));
    }
    count += length;
  }
  if (order) rows.push(...rowsInOrder(backend, agent, query, order, { start, end }));
  return { rows, count, sums };
}
