import { expect, test } from 'vitest';
import { grant } from '../cashier/bonuses.ts';
import { stage as demoStage } from '../cashier/edges.fixture.ts';
import { transferBetween } from '../cashier/wallets.ts';
import { cancelWithdrawal, requestWithdrawal } from '../cashier/withdrawals.ts';
import { type Stage, stage } from '../testing/stage.ts';
import { mainOf, operator, vendorOf } from './accounts.ts';
import { balanceOf, post } from './ledger.ts';
import { betsOf, entriesOf, figuresOf, moneyOf, move } from './queries.ts';
import { placeBet, settleBet, voidBet } from './rounds.ts';

const always = { from: 0, to: Number.POSITIVE_INFINITY };

function person(at: Stage, index = 2) {
  const member = at.people[index];
  if (!member) throw new Error('The stage is empty');
  return member;
}

function play(at: Stage, stake: bigint, end: bigint | 'void' | 'running', index = 2) {
  const wager = { nodeId: 1, gameType: 'RNG', vassalage: 'x', stake };
  const placed = placeBet(at.backend, person(at, index), wager);
  if (!('bet' in placed)) throw new Error(placed.code);
  if (end === 'void') voidBet(at.backend, placed.bet);
  else if (end !== 'running') settleBet(at.backend, placed.bet, end);
}

test('[MEM-07] a range includes its first instant, not its last; the newest line is first', () => {
  const at = stage(1);
  const { id } = person(at);
  const start = at.backend.now() + 1_000;
  at.pass(999);
  for (const [amount, ms] of [
    [1n, 1],
    [2n, 9],
    [3n, 1],
    [4n, 0],
  ] as const) {
    move(at.backend, id, { kind: 'deposit', amount });
    play(at, amount, 0n);
    at.pass(ms);
  }
  const range = { from: start, to: start + 10 };
  const paidIn = entriesOf(at.backend, id, range).filter(({ kind }) => kind === 'deposit');
  expect(paidIn.map(({ amount }) => amount)).toEqual([3n, 2n]);
  expect(betsOf(at.backend, id, range).map(({ stake }) => stake)).toEqual([3n, 2n]);
  const wider = { from: start - 1, to: start + 11 };
  expect(betsOf(at.backend, id, wider).map(({ stake }) => stake)).toEqual([4n, 3n, 2n, 1n]);
});

test('[MEM-06] a member reads only their own bets', () => {
  const at = stage(1);
  play(at, 5n, 0n);
  play(at, 7n, 0n, 3);
  expect(betsOf(at.backend, person(at).id, always).map(({ stake }) => stake)).toEqual([5n]);
});

test('[MEM-07] a line has the balance after it; a withdrawal that is not paid still belongs to the member', () => {
  const at = stage(1);
  const member = person(at);
  const { main } = moneyOf(at.backend.state, member.id);
  const asked = requestWithdrawal(at.backend, member, 'pa', 60_000n);
  if (!('order' in asked)) throw new Error(asked.code);
  cancelWithdrawal(at.backend, member.id, asked.order);
  grant(at.backend, member.id, { source: 'mall', amount: 500n, times: 2n });
  const lines = entriesOf(at.backend, member.id, always).slice(0, 3);
  const figures = lines.map((line) => [line.kind, line.amount, line.main, line.mainAfter]);
  expect(figures).toEqual([
    ['bonus', 500n, 0n, main],
    ['withdrawalReturned', 0n, 60_000n, main],
    ['withdrawal', 0n, -60_000n, main - 60_000n],
  ]);
});

test('[PTS-01] points are listed separately from money, never as money', () => {
  const at = stage(1);
  const { id } = person(at);
  play(at, 30_000n, 0n);
  const [line] = entriesOf(at.backend, id, always);
  expect(line).toMatchObject({ kind: 'points', amount: 0n, main: 0n, points: 3n });
  expect(line?.pointsAfter).toBe(moneyOf(at.backend.state, id).points);
});

test('[WAL-01] the spendable money is in the main and the vendor wallets of this member only', () => {
  const at = stage(1);
  const { state, catalogue } = at.backend;
  const [one, other] = catalogue.vendors.filter(({ maintenance }) => !maintenance);
  const member = person(at);
  const before = moneyOf(state, member.id);
  transferBetween(at.backend, member, 'MAIN', one?.code ?? '', 300n);
  transferBetween(at.backend, person(at, 3), 'MAIN', other?.code ?? '', 900n);
  // An id that only begins like the member's belongs to another member.
  const stranger = `${member.id}3`;
  post(state.ledger, {
    ...{ at: 0, kind: 'adjustment', memberId: stranger, reference: 'AD-9', note: '' },
    legs: [
      { account: vendorOf(stranger, one?.code ?? ''), amount: 40n },
      { account: operator.promotions, amount: -40n },
    ],
  });
  grant(at.backend, member.id, { source: 'mall', amount: 500n, times: 2n });
  requestWithdrawal(at.backend, member, 'pa', 60_000n);
  expect(moneyOf(state, member.id)).toEqual({
    main: before.main - 60_300n,
    vendors: new Map([[one?.code, 300n]]),
    bonus: 500n,
    held: 60_000n,
    spendable: before.spendable - 60_000n,
    points: before.points,
  });
});

test('[MEM-08] the sums of a range: deposits, withdrawals, bets without void ones, and the net result', () => {
  const at = stage(1);
  const member = person(at);
  at.pass(1_000);
  const range = { from: at.backend.now(), to: at.backend.now() + 1 };
  play(at, 1_000n, 400n);
  play(at, 2_000n, 'void');
  play(at, 300n, 'running');
  for (const [kind, amount] of [
    ['bonusReleased', 10n],
    ['reward', 20n],
    ['redEnvelope', 30n],
    ['rebate', 7n],
    ['deposit', 5_000n],
    // Neither deposits nor gifts.
    ['commission', 900n],
    ['adjustment', 50n],
  ] as const) {
    move(at.backend, member.id, { kind, amount });
  }
  const paidOut = requestWithdrawal(at.backend, member, 'pa', 60_000n);
  const returned = requestWithdrawal(at.backend, member, 'pa', 50_000n);
  if (!('order' in paidOut && 'order' in returned)) throw new Error('Refused');
  cancelWithdrawal(at.backend, member.id, returned.order);
  expect(figuresOf(at.backend, member.id, range)).toEqual({
    deposits: 5_000n,
    withdrawals: 60_000n,
    stake: 1_300n,
    validBet: 1_300n,
    payout: 400n,
    bonus: 60n,
    rebate: 7n,
    net: 400n - 1_300n + 60n + 7n,
  });
});

test.each([
  ['deposit', operator.cashier],
  ['commission', operator.commission],
  ['dividend', operator.commission],
  ['salary', operator.commission],
  ['bet', operator.games],
  ['payout', operator.games],
  ['redEnvelope', operator.transit],
  ['reward', operator.promotions],
  ['rebate', operator.promotions],
] as const)('[API-04] money of a %s moves between the main wallet and %s', (kind, pocket) => {
  const at = stage(1);
  const { id } = person(at);
  const { ledger } = at.backend.state;
  const [main, other] = [balanceOf(ledger, mainOf(id)), balanceOf(ledger, pocket)];
  const entry = move(at.backend, id, { kind, amount: -40n });
  expect(entry).toMatchObject({ kind, memberId: id, note: '' });
  expect(entry?.reference).toMatch(/^AD-\d+$/);
  expect([balanceOf(ledger, mainOf(id)), balanceOf(ledger, pocket)]).toEqual([
    main - 40n,
    other + 40n,
  ]);
  const named = move(at.backend, id, { kind, amount: 1n, note: 'x', reference: 'IN-1' });
  expect(named).toMatchObject({ note: 'x', reference: 'IN-1' });
  expect(move(at.backend, id, { kind, amount: -main })).toBeNull();
  expect(balanceOf(ledger, mainOf(id))).toBe(main - 39n);
});

test('[MEM-07] the record of a demo member begins with their past, that of a new one with the opening', async () => {
  const { backend, member } = await demoStage();
  const lines = entriesOf(backend, member.id, always);
  expect(lines.filter(({ kind }) => kind === 'opening')).toHaveLength(1);
  expect(lines[0]?.mainAfter).toBe(moneyOf(backend.state, member.id).main);
  const at = stage(1);
  expect(entriesOf(at.backend, person(at).id, always).at(-1)).toMatchObject({
    kind: 'opening',
    main: 3_000_000n,
    mainAfter: 3_000_000n,
  });
});
