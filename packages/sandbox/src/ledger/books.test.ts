import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Backend } from '../backend.ts';
import { grant } from '../cashier/bonuses.ts';
import { cancelDeposit, decideDeposit, openDeposit, proveDeposit } from '../cashier/deposits.ts';
import { convert, decideRedemption, redeem } from '../cashier/points.ts';
import { claim, draw, join } from '../cashier/promotions.ts';
import { takeRebate } from '../cashier/rebates.ts';
import { settleMember } from '../cashier/settle.ts';
import { bringAllBack, sendToUpline, transferBetween } from '../cashier/wallets.ts';
import { answerPayment, rejectWithdrawal, requestWithdrawal } from '../cashier/withdrawals.ts';
import { mallRewards, paymentMethods } from '../catalogue/counter.ts';
import { createCatalogue } from '../catalogue/index.ts';
import { createHolds } from '../holds.ts';
import { defaultScenario } from '../scenario.ts';
import { deskOf } from '../state/desks.ts';
import { addMember } from '../state/members.ts';
import { emptyState, type MemberRecord } from '../state/state.ts';
import { bonusOf, heldOf, house, isGuarded, mainOf, pointsOf } from './accounts.ts';
import { entriesOf, moneyOf, move } from './book.ts';
import { audit, balanceOf, post } from './ledger.ts';
import { placeBet, settleBet, voidBet } from './rounds.ts';

const catalogue = createCatalogue(1);
const start = Date.UTC(2026, 10, 20, 6);
const always = { from: 0, to: Number.POSITIVE_INFINITY };

/** A backend with three members and two agents above them, and a clock the test turns. */
function stage(seed: number) {
  let now = start;
  const state = emptyState(seed);
  const backend: Backend = {
    seed,
    catalogue,
    state,
    scenario: defaultScenario,
    now: () => now,
    faultsFor: () => [],
    holds: createHolds(),
    incomeBefore: () => [],
    setScenario: async () => {},
    reset: async () => {},
  };
  const person = (index: number, type: number, uplineId: string | null) => {
    const member = addMember(state, now, {
      id: String(index),
      username: `p${index}`,
      nickname: { bn: 'p', en: 'p' },
      type,
      salt: '',
      passwordHash: '',
      uplineId,
      welcome: BigInt(index) * 1_000_000n,
    });
    deskOf(backend, member.id).accounts.push({
      id: 'pa',
      providerId: 'shapla',
      number: '12345678',
      holder: 'p',
      addedAt: now,
    });
    const points = 5_000n;
    post(state.ledger, {
      at: now,
      kind: 'adjustment',
      memberId: member.id,
      reference: `PT-${index}`,
      note: '',
      legs: [
        { account: pointsOf(member.id), amount: points },
        { account: house.points, amount: -points },
      ],
    });
    return member;
  };
  const top = person(1, 1, null);
  const agent = person(2, 1, top.id);
  const people = [top, agent, person(3, 0, agent.id), person(4, 0, agent.id), person(5, 0, top.id)];
  return {
    backend,
    people,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

type Stage = ReturnType<typeof stage>;
type Deed = (stage: Stage, who: MemberRecord, amount: bigint, pick: number) => void;

const vendorAt = (pick: number) => catalogue.vendors[pick % catalogue.vendors.length]?.code ?? '';
const nth = <T>(list: readonly T[], pick: number): T | undefined =>
  list[pick % Math.max(1, list.length)];

/** Everything that moves money or points, done with whatever numbers come. */
const deeds: Record<string, Deed> = {
  deposit: ({ backend }, who, amount, pick) => {
    const methodId = nth(paymentMethods, pick)?.methodId ?? '';
    const promotionId = pick % 3 === 0 ? 'p-welcome' : undefined;
    const opened = openDeposit(backend, who, { methodId, amount, promotionId });
    if ('order' in opened && pick % 2 === 0) proveDeposit(backend, opened.order, [], '');
  },
  decide: ({ backend }, who, _amount, pick) => {
    const order = nth(deskOf(backend, who.id).deposits, pick);
    if (!order) return;
    if (pick % 5 === 0) cancelDeposit(backend, order);
    else decideDeposit(backend, who.id, order, pick % 4 !== 0);
  },
  withdraw: ({ backend }, who, amount) => {
    requestWithdrawal(backend, who, 'pa', amount);
  },
  reject: ({ backend }, who, _amount, pick) => {
    const order = nth(deskOf(backend, who.id).withdrawals, pick);
    if (order) rejectWithdrawal(backend, who.id, order);
  },
  answer: ({ backend }, who, received, pick) => {
    const order = nth(deskOf(backend, who.id).withdrawals, pick);
    const answer = pick % 2 === 0 ? 'notReceived' : 'received';
    if (order) answerPayment(backend, order, { answer, received, proofs: [], comment: '' });
  },
  toVendor: ({ backend }, who, amount, pick) => {
    transferBetween(backend, who, 'MAIN', vendorAt(pick), amount);
  },
  fromVendor: ({ backend }, who, amount, pick) => {
    transferBetween(backend, who, vendorAt(pick), pick % 2 ? 'MAIN' : vendorAt(pick + 1), amount);
  },
  allBack: ({ backend }, who) => bringAllBack(backend, who),
  upline: ({ backend }, who, amount) => {
    sendToUpline(backend, who, amount, '');
  },
  bet: ({ backend }, who, stake, pick) => {
    const gameType = ['RNG', 'LIVE', 'SPORTS', 'LOTT'][pick % 4] ?? 'RNG';
    const wager = { nodeId: 1, gameType, vassalage: vendorAt(pick), stake };
    const placed = placeBet(backend, who, wager);
    if ('bet' in placed && pick % 3 !== 0) {
      settleBet(backend, placed.bet, pick % 2 === 0 ? 0n : (stake * BigInt(pick)) / 7n);
    }
  },
  settle: ({ backend }, _who, payout, pick) => {
    const bet = nth(backend.state.bets, pick);
    if (!bet) return;
    if (pick % 4 === 0) voidBet(backend, bet);
    else settleBet(backend, bet, pick % 2 === 0 ? payout : 0n);
  },
  gift: ({ backend }, who, amount, pick) => {
    grant(backend, who.id, { source: 'mission', amount, times: BigInt(pick % 4) });
  },
  rebate: ({ backend }, who) => {
    takeRebate(backend, who);
  },
  redeem: ({ backend }, who, _amount, pick) => {
    redeem(backend, who, nth(mallRewards, pick)?.rewardId ?? '', 1 + (pick % 2));
  },
  decideRedeem: ({ backend }, who, _amount, pick) => {
    const one = nth(deskOf(backend, who.id).redemptions, pick);
    if (one) decideRedemption(backend, who.id, one, pick % 2 === 0);
  },
  convert: ({ backend }, who, _amount, pick) => {
    convert(backend, who, BigInt(pick) * 10n);
  },
  promotion: ({ backend }, who, _amount, pick) => {
    const promotionId = pick % 2 ? 'p-friday-spins' : 'p-boat-race';
    join(backend, who, promotionId);
    draw(backend, who, promotionId);
    claim(backend, who, promotionId);
  },
  income: ({ backend }, who, amount, pick) => {
    const kind = (['commission', 'dividend', 'salary'] as const)[pick % 3] ?? 'commission';
    move(backend, who.id, { kind, amount });
  },
  envelope: ({ backend, people }, who, amount, pick) => {
    const other = nth(people, pick);
    if (other && move(backend, who.id, { kind: 'redEnvelope', amount: -amount })) {
      move(backend, other.id, { kind: 'redEnvelope', amount });
    }
  },
  later: ({ pass, backend }, who, amount) => {
    pass(Number(amount % 90_000n) * 1_000);
    settleMember(backend, who);
  },
};

const names = Object.keys(deeds);

const sumOf = (list: readonly { readonly amount: bigint }[]): bigint =>
  list.reduce((sum, { amount }) => sum + amount, 0n);

const anyStep = fc.tuple(
  fc.nat(names.length - 1),
  fc.nat(4),
  fc.oneof(
    fc.bigInt({ min: 1n, max: 200n }),
    fc.bigInt({ min: 1n, max: 3_000_000n }),
    fc.constantFrom(20_000n, 50_000n, 100_000n, 500_000n),
  ),
  fc.nat(40),
);

test('[API-04] ten thousand lives of members and agents: after every deed the books balance', () => {
  let entries = 0;
  const kinds = new Set<string>();
  fc.assert(
    fc.property(
      fc.nat(9_999),
      fc.array(anyStep, { minLength: 8, maxLength: 30 }),
      (seed, steps) => {
        const life = stage(seed);
        const { ledger } = life.backend.state;
        for (const [name, who, amount, pick] of steps) {
          const member = life.people[who];
          if (member) deeds[names[name] ?? '']?.(life, member, amount, pick);
          let money = 0n;
          let points = 0n;
          for (const [account, held] of ledger.balances) {
            if (account.endsWith('/points')) points += held;
            else money += held;
            if (held < 0n && isGuarded(account))
              throw new Error(`${names[name]}: ${account} ${held}`);
          }
          if (money !== 0n || points !== 0n) throw new Error(`${names[name]}: ${money} ${points}`);
        }
        expect(audit(ledger)).toBeNull();
        // The record each person reads ends with what they own.
        for (const { id } of life.people) {
          const [last] = entriesOf(life.backend, id, always);
          expect(last?.mainAfter ?? 0n).toBe(moneyOf(life.backend.state, id).main);
          const { bonuses, withdrawals } = deskOf(life.backend, id);
          // What is held back or held is exactly what running bonuses and unpaid withdrawals say.
          const active = bonuses.filter(({ status }) => status === 'active');
          expect(balanceOf(ledger, bonusOf(id))).toBe(sumOf(active));
          const unpaid = withdrawals.filter(
            ({ status, sentAt }) => sentAt === null && status !== 'rejected',
          );
          expect(balanceOf(ledger, heldOf(id))).toBe(sumOf(unpaid));
        }
        expect(balanceOf(ledger, house.transit)).toBe(0n);
        entries += ledger.entries.length;
        for (const { kind } of ledger.entries) kinds.add(kind);
      },
    ),
    { numRuns: 10_000, seed: 20_261_120 },
  );
  // The deeds really did something, of every kind there is.
  expect(entries).toBeGreaterThan(100_000);
  expect(kinds.size).toBeGreaterThan(20);
});

test('[API-04] an entry that does not add up is a fault, one that takes too much is refused', () => {
  const { backend } = stage(1);
  const { ledger } = backend.state;
  const entry = { at: 0, kind: 'adjustment', memberId: '3', reference: 'x', note: '' } as const;
  const size = ledger.entries.length;
  expect(() => post(ledger, { ...entry, legs: [{ account: mainOf('3'), amount: 1n }] })).toThrow();
  const tooMuch = [
    { account: mainOf('3'), amount: -99_000_000_000n },
    { account: house.cashier, amount: 99_000_000_000n },
  ];
  expect(post(ledger, { ...entry, legs: tooMuch })).toBeNull();
  expect(() =>
    post(ledger, {
      ...entry,
      legs: [
        { account: pointsOf('3'), amount: -1n },
        { account: mainOf('3'), amount: 1n },
      ],
    }),
  ).toThrow();
  expect(ledger.entries.length).toBe(size);
  expect(audit(ledger)).toBeNull();
});

test('[API-04] the audit finds money that no entry explains', () => {
  const { backend } = stage(1);
  const { ledger } = backend.state;
  ledger.balances.set(mainOf('3'), 1n);
  expect(audit(ledger)).toBe('balance of m/3/main');
});
