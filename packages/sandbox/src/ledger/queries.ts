import type { Backend } from '../backend.ts';
import type { Cents } from '../core/money.ts';
import { historyOf } from '../history/cache.ts';
import { nextReference, type State } from '../state/state.ts';
import { bonusOf, heldOf, mainOf, operator, pointsOf } from './accounts.ts';
import {
  type BetRecord,
  balanceOf,
  bookOf,
  type EntryKind,
  type LedgerEntry,
  type Leg,
  post,
} from './ledger.ts';
import type { Range } from './range.ts';

/** The money and points of a member, by account. */
export interface Money {
  readonly main: Cents;
  /** By vendor code; wallets that were never used are missing. */
  readonly vendors: ReadonlyMap<string, Cents>;
  readonly bonus: Cents;
  /** In withdrawals that are not paid yet. */
  readonly held: Cents;
  /** All the money a member can play with: main and vendor wallets. */
  readonly spendable: Cents;
  readonly points: bigint;
}

/** The present balances of a member. */
export function moneyOf({ ledger }: State, memberId: string): Money {
  const main = balanceOf(ledger, mainOf(memberId));
  const prefix = `m/${memberId}/vendor/`;
  const vendors = new Map<string, Cents>();
  let spendable = main;
  for (const [account, amount] of ledger.balances) {
    if (!account.startsWith(prefix)) continue;
    vendors.set(account.slice(prefix.length), amount);
    spendable += amount;
  }
  return {
    main,
    vendors,
    bonus: balanceOf(ledger, bonusOf(memberId)),
    held: balanceOf(ledger, heldOf(memberId)),
    spendable,
    points: balanceOf(ledger, pointsOf(memberId)),
  };
}

/** One line of a member's record. */
export interface BookLine {
  readonly at: number;
  readonly kind: EntryKind;
  /** Change of all the member's money, including held-back bonus money and unpaid withdrawals. */
  readonly amount: Cents;
  /** Change of the main wallet. */
  readonly main: Cents;
  readonly mainAfter: Cents;
  /** Change of the points. */
  readonly points: bigint;
  readonly pointsAfter: bigint;
  readonly reference: string;
  readonly note: string;
}

/** Lines of past and present, oldest first; valid while no entry is added. */
const kept = new WeakMap<
  readonly LedgerEntry[],
  {
    readonly past: readonly LedgerEntry[];
    readonly size: number;
    readonly lines: readonly BookLine[];
  }
>();

function allLines(backend: Backend, memberId: string): readonly BookLine[] {
  const past = historyOf(backend, memberId).entries;
  const book = bookOf(backend.state.ledger, memberId);
  // Their generated past replaces the opening entry of demo accounts.
  const live = past.length > 0 ? book.filter(({ kind }) => kind !== 'opening') : book;
  const known = kept.get(book);
  if (known?.past === past && known.size === book.length) return known.lines;
  let mainAfter = 0n;
  let pointsAfter = 0n;
  const mine = `m/${memberId}/`;
  const main = mainOf(memberId);
  const points = pointsOf(memberId);
  const found = [...past, ...live].map((entry): BookLine => {
    const sum = (fits: (leg: Leg) => boolean) =>
      entry.legs.reduce((total, leg) => (fits(leg) ? total + leg.amount : total), 0n);
    const inMain = sum(({ account }) => account === main);
    const inPoints = sum(({ account }) => account === points);
    mainAfter += inMain;
    pointsAfter += inPoints;
    return {
      at: entry.at,
      kind: entry.kind,
      amount: sum(({ account }) => account.startsWith(mine) && account !== points),
      main: inMain,
      mainAfter,
      points: inPoints,
      pointsAfter,
      reference: entry.reference,
      note: entry.note,
    };
  });
  kept.set(book, { past, size: book.length, lines: found });
  return found;
}

/** A member's record in a range of time, newest first; includes the 90 days before the start. */
export const entriesOf = (backend: Backend, memberId: string, { from, to }: Range): BookLine[] =>
  allLines(backend, memberId)
    .filter(({ at }) => at >= from && at < to)
    .reverse();

/** A member's bets in a range of time, newest first. */
export function betsOf(backend: Backend, memberId: string, { from, to }: Range): BetRecord[] {
  const live = backend.state.bets.filter((bet) => bet.memberId === memberId);
  return [...historyOf(backend, memberId).bets, ...live]
    .filter(({ at }) => at >= from && at < to)
    .reverse();
}

/** Sums over a range of time. */
export interface Figures {
  readonly deposits: Cents;
  readonly withdrawals: Cents;
  readonly stake: Cents;
  readonly validBet: Cents;
  readonly payout: Cents;
  /** Bonuses, rewards and gifts. */
  readonly bonus: Cents;
  readonly rebate: Cents;
  /** The net result of play: payouts, bonuses and rebates less stakes. */
  readonly net: Cents;
}

/** Sums of deposits, withdrawals, bonuses and rebates in some lines of a record. */
export function sumsOf(lines: readonly BookLine[]) {
  const sums = { deposits: 0n, withdrawals: 0n, bonus: 0n, rebate: 0n };
  for (const { kind, main, amount } of lines) {
    if (kind === 'deposit') sums.deposits += main;
    else if (kind === 'withdrawal' || kind === 'withdrawalReturned') sums.withdrawals -= main;
    else if (kind === 'rebate') sums.rebate += amount;
    else if (kind === 'bonusReleased' || kind === 'reward' || kind === 'redEnvelope') {
      sums.bonus += main;
    }
  }
  return sums;
}

/** The sums of a member in a range of time. */
export function figuresOf(backend: Backend, memberId: string, range: Range): Figures {
  const sums = sumsOf(entriesOf(backend, memberId, range));
  const bets = { stake: 0n, validBet: 0n, payout: 0n };
  for (const { status, stake, validBet, payout } of betsOf(backend, memberId, range)) {
    if (status === 'void') continue;
    bets.stake += stake;
    bets.validBet += validBet;
    bets.payout += payout;
  }
  return { ...sums, ...bets, net: bets.payout - bets.stake + sums.bonus + sums.rebate };
}

/** The operator account on the other side of a kind of movement. Default: promotions. */
const counters: Partial<Record<EntryKind, string>> = {
  deposit: operator.cashier,
  commission: operator.commission,
  dividend: operator.commission,
  salary: operator.commission,
  bet: operator.games,
  payout: operator.games,
  redEnvelope: operator.transit,
};

/**
 * Moves money between the operator and a main wallet: towards the member when `amount` is positive.
 * @returns null when the member has too little; then nothing moved
 */
export function move(
  { state, now }: Backend,
  memberId: string,
  { kind, amount, note = '', reference }: Movement,
): LedgerEntry | null {
  const counter = counters[kind] ?? operator.promotions;
  return post(state.ledger, {
    at: now(),
    kind,
    memberId,
    reference: reference ?? nextReference(state, 'AD'),
    note,
    legs: [
      { account: mainOf(memberId), amount },
      { account: counter, amount: -amount },
    ],
  });
}

export interface Movement {
  readonly kind: EntryKind;
  readonly amount: Cents;
  readonly note?: string;
  /** Default: a new number. */
  readonly reference?: string;
}
