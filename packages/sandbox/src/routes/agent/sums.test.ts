import { expect, test } from 'vitest';
import { derivedOf } from '../../agents/anchor.ts';
import { membersUnder } from '../../agents/people.ts';
import type { Backend } from '../../backend.ts';
import { addDays, day, dayName, dayOf, firstInstantOf } from '../../core/calendar.ts';
import { createBackend } from '../../create-backend.ts';
import { betsOf, entriesOf } from '../../ledger/queries.ts';
import { type MemberRecord, memberNamed } from '../../state/state.ts';
import { mix } from '../../team/names.ts';
import { at, listAt, testBackend, textAt } from '../../testing/client.ts';

/** Number of ranges, and the seed they are generated from: the same ranges on every machine. */
const ranges = 50;
const seed = 17;
/** Most days of a range, and how many days ago it may end, at most. */
const longest = 31;
const farthest = 45;

const cents = (text: string): bigint => BigInt(text.replace('.', ''));
const numberAt = (document: unknown, ...path: readonly (string | number)[]): bigint =>
  cents(textAt(document, ...path));
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);
const sumAt = (rows: readonly unknown[], name: string): bigint =>
  sum(rows.map((row) => numberAt(row, name)));

interface Days {
  readonly startDate: string;
  readonly endDate: string;
  /** In milliseconds; `to` is exclusive, and never after now. */
  readonly from: number;
  readonly to: number;
}

/** A range of whole days in the last weeks; every fifth one ends today. */
function drawn(index: number, now: number): Days {
  const today = dayOf(now);
  const last = addDays(today, index % 5 === 0 ? 0 : -(mix(seed, index, 1) % farthest));
  const first = addDays(last, -(mix(seed, index, 2) % longest));
  return {
    startDate: dayName(firstInstantOf(first)),
    endDate: dayName(firstInstantOf(last)),
    from: firstInstantOf(first),
    // Reports end at a whole minute.
    to: Math.min(firstInstantOf(addDays(last, 1)), Math.floor(now / 60_000) * 60_000 + 1),
  };
}

/** Adds up the team's activity line by line from the ledger, independently of the reports. */
function booked(backend: Backend, agent: MemberRecord, { from, to }: Days) {
  const sums = {
    deposits: 0n,
    withdrawals: 0n,
    stake: 0n,
    payout: 0n,
    bonus: 0n,
    rebate: 0n,
  };
  const { dailyActivity } = derivedOf(backend);
  const columns = ['stake', 'deposits', 'withdrawals', 'bonus', 'rebate'] as const;
  for (let start = from; start < to; start += day) {
    const book = dailyActivity(dayOf(start));
    for (let line = 0; line < book.length; line += 1) {
      const instant = start + (book.second[line] ?? 0) * 1_000;
      if (instant >= to) continue;
      const kind = book.kind[line] ?? 0;
      const column = columns[kind];
      if (!column) throw new Error(`Kind ${kind}`);
      sums[column] += BigInt(book.stake[line] ?? 0);
      if (kind === 0) sums.payout += BigInt(book.payout[line] ?? 0);
    }
  }
  for (const { id } of membersUnder(backend, agent)) {
    if (id === agent.id) continue;
    for (const { kind, main, amount } of entriesOf(backend, id, { from, to })) {
      if (kind === 'deposit') sums.deposits += main;
      if (kind === 'withdrawal' || kind === 'withdrawalReturned') sums.withdrawals -= main;
      if (kind === 'rebate') sums.rebate += amount;
      if (kind === 'bonusReleased' || kind === 'reward' || kind === 'redEnvelope')
        sums.bonus += main;
    }
    for (const { status, stake, payout } of betsOf(backend, id, { from, to })) {
      if (status === 'void') continue;
      sums.stake += stake;
      sums.payout += payout;
    }
  }
  return { ...sums, net: sums.payout + sums.rebate + sums.bonus - sums.stake };
}

/** Kinds of contract, and the names of their income. */
const kinds = [
  ['dividend', 'dividend'],
  ['daily', 'dailySalary'],
  ['hourly', 'hourSalary'],
  ['realtime', 'realtimeSalary'],
] as const;

/** The demo agent over the API, and a second backend of the same seed and clock whose ledger the test reads. */
async function agentWithBooks() {
  const wire = testBackend();
  await wire.scenario({ sessionMinutes: 100_000 });
  const token = await wire.login('demo_agent');
  const now = wire.now();
  const backend = await createBackend({ seed: 1, clock: { now: () => now } });
  const agent = memberNamed(backend.state, 'demo_agent');
  if (!agent) throw new Error('There is no agent');
  const get = async (path: string, { startDate, endDate }: Days) => {
    const asked = `${path}${path.includes('?') ? '&' : '?'}startDate=${startDate}&endDate=${endDate}`;
    const { body } = await wire.call(`GET ${asked}`, { token });
    if (at(body, 'success') !== true) throw new Error(`${asked}: ${JSON.stringify(body)}`);
    return at(body, 'value');
  };
  /** All rows of a list, page by page. */
  const all = async (path: string, days: Days): Promise<unknown[]> => {
    const rows: unknown[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const page = await get(
        `${path}${path.includes('?') ? '&' : '?'}pageSize=100&pageNo=${pageNo}`,
        days,
      );
      rows.push(...listAt(page, 'rows'));
      if (pageNo >= Number(at(page, 'totalPages'))) return rows;
    }
  };
  return { backend, agent, now, get, all };
}

test(`[AGT-02] [AGT-06] [AGT-08] in ${ranges} ranges all reports match the ledger`, async () => {
  const { backend, agent, now, get, all } = await agentWithBooks();
  let some = 0n;
  for (let index = 0; index < ranges; index += 1) {
    const days = drawn(index, now);
    const range = `${days.startDate} to ${days.endDate}`;
    const books = booked(backend, agent, days);
    some += books.stake;

    const overview = await get('/wps/agent/team/overview', days);
    const { deposits, withdrawals, stake, payout, bonus, rebate, net } = books;
    expect([range, numberAt(overview, 'deposits')]).toEqual([range, deposits]);
    expect([range, numberAt(overview, 'withdrawals')]).toEqual([range, withdrawals]);
    expect([range, numberAt(overview, 'validBet')]).toEqual([range, stake]);
    expect([range, numberAt(overview, 'winLoss')]).toEqual([range, net]);
    const daily = listAt(overview, 'days');
    expect([range, sumAt(daily, 'deposits')]).toEqual([range, deposits]);
    expect([range, sumAt(daily, 'withdrawals')]).toEqual([range, withdrawals]);
    expect([range, sumAt(daily, 'validBet')]).toEqual([range, stake]);
    expect([range, sumAt(listAt(overview, 'shares'), 'validBet')]).toEqual([range, stake]);

    const statements = await get('/wps/agent/team/statements', days);
    const said = { stake, validBet: stake, payout, bonus, rebate, net };
    const rows = await all('/wps/agent/team/statements', days);
    for (const [name, amount] of Object.entries(said)) {
      expect([range, name, numberAt(statements, 'totals', name)]).toEqual([range, name, amount]);
      expect([range, name, sumAt(rows, name)]).toEqual([range, name, amount]);
    }
    expect([range, sumAt(listAt(statements, 'days'), 'net')]).toEqual([range, net]);

    const { totals } = Object(await get('/wps/agent/team/transactions?pageSize=1', days));
    expect([range, numberAt(totals, 'deposits')]).toEqual([range, deposits]);
    expect([range, numberAt(totals, 'withdrawals')]).toEqual([range, -withdrawals]);
    expect([range, numberAt(totals, 'bonuses')]).toEqual([range, bonus + rebate]);
  }
  expect(some).toBeGreaterThan(0n);
}, 120_000);

test(`[AGT-07] [AGT-09] [AGT-10] [AGT-11] [AGT-12] in ${ranges} ranges income fits contracts and ledger`, async () => {
  const { backend, agent, now, get, all } = await agentWithBooks();
  let paid = 0n;
  for (let index = 0; index < ranges; index += 1) {
    const days = drawn(index, now);
    const range = `${days.startDate} to ${days.endDate}`;
    const income = await get('/wps/agent/income', days);
    const total = numberAt(income, 'total');
    const rows = await all('/wps/agent/income', days);
    expect([range, sumAt(rows, 'amount')]).toEqual([range, total]);
    expect([range, sumAt(listAt(income, 'shares'), 'amount')]).toEqual([range, total]);
    const overview = await get('/wps/agent/team/overview', days);
    expect([range, numberAt(overview, 'commission')]).toEqual([range, total]);

    for (const [kind, type] of kinds) {
      const settlements = await all(`/wps/agent/settlements?kind=${kind}`, days);
      // A period counts on the day it is paid, a running one today: periods that end after the range do not count.
      const counted = settlements.filter(
        (row) => firstInstantOf(dayOf(Math.min(Date.parse(textAt(row, 'to')) - 1, now))) < days.to,
      );
      const earned = sumAt(
        rows.filter((row) => at(row, 'type') === type),
        'amount',
      );
      expect([range, kind, sumAt(counted, 'amount')]).toEqual([range, kind, earned]);
    }

    // Completed income is paid at the end of its day at the latest: today's is not in the ledger yet.
    const before = { from: days.from, to: Math.min(days.to, firstInstantOf(dayOf(now))) };
    const ways = new Set(['commission', 'dividend', 'salary']);
    const received = entriesOf(backend, agent.id, before).filter(({ kind }) => ways.has(kind));
    const completed = rows.filter(
      (row) => at(row, 'status') === 'completed' && textAt(row, 'date') < dayName(now),
    );
    expect([range, sum(received.map(({ main }) => main))]).toEqual([
      range,
      sumAt(completed, 'amount'),
    ]);
    paid += sum(received.map(({ main }) => main));
  }
  expect(paid).toBeGreaterThan(0n);
}, 120_000);
