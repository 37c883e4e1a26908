import { type Account, isGuarded, unitOf } from './accounts.ts';

/** Why money moved. */
export type EntryKind =
  | 'opening'
  | 'deposit'
  | 'withdrawal'
  | 'withdrawalReturned'
  | 'withdrawalPaid'
  | 'transfer'
  | 'uplineOut'
  | 'uplineIn'
  | 'downlineOut'
  | 'downlineIn'
  | 'bet'
  | 'payout'
  | 'void'
  | 'bonus'
  | 'bonusReleased'
  | 'bonusForfeited'
  | 'rebate'
  | 'reward'
  | 'redEnvelope'
  | 'commission'
  | 'dividend'
  | 'salary'
  | 'points'
  | 'redeem'
  | 'redeemReturned'
  | 'convert'
  | 'adjustment';

/** What an account gains (positive) or gives (negative), in hundredths of the unit. */
export interface Leg {
  readonly account: Account;
  readonly amount: bigint;
}

/** One movement in the books. Written once, never changed. */
export interface LedgerEntry {
  readonly at: number;
  readonly kind: EntryKind;
  /** The member whose record shows it. */
  readonly memberId: string;
  /** The number people quote: `DP-60418`. */
  readonly reference: string;
  /** What it was about: a vendor, a promotion, a payment method. */
  readonly note: string;
  readonly legs: readonly Leg[];
}

/** One stake and what became of it. */
export interface BetRecord {
  /** `BT-884120`. */
  readonly id: string;
  readonly memberId: string;
  readonly at: number;
  /** The game, or 0 for a lottery ticket. */
  readonly nodeId: number;
  readonly gameType: string;
  readonly vassalage: string;
  /** What was bet on, where a game has more than one way to: a draw, numbers. */
  readonly detail: string;
  readonly stake: bigint;
  /** The part that counts for levels, rebates and the terms of a bonus. */
  readonly validBet: bigint;
  payout: bigint;
  status: 'running' | 'won' | 'lost' | 'void';
  settledAt: number | null;
  /** Where the stake came from, and the payout goes to. */
  readonly from: readonly Leg[];
}

/** The books. `balances` says nothing that `entries` do not: it is their running sum. */
export interface Ledger {
  readonly entries: LedgerEntry[];
  readonly balances: Map<Account, bigint>;
}

export const emptyLedger = (): Ledger => ({ entries: [], balances: new Map() });

export const balanceOf = (ledger: Ledger, account: Account): bigint =>
  ledger.balances.get(account) ?? 0n;

/** The change each account sees, and whether money and points each add up to nothing. */
function sums(legs: readonly Leg[]): { changes: Map<Account, bigint>; balanced: boolean } {
  const changes = new Map<Account, bigint>();
  const units = { money: 0n, points: 0n };
  for (const { account, amount } of legs) {
    changes.set(account, (changes.get(account) ?? 0n) + amount);
    units[unitOf(account)] += amount;
  }
  return { changes, balanced: units.money === 0n && units.points === 0n };
}

/**
 * Writes one movement, whole or not at all. Returns `null` when a member's account would fall below nothing.
 * @throws when the legs do not add up: a fault of this backend, never of its caller
 */
export function post(ledger: Ledger, entry: LedgerEntry): LedgerEntry | null {
  const { changes, balanced } = sums(entry.legs);
  if (!balanced) throw new Error(`Unbalanced entry ${entry.kind} ${entry.reference}`);
  for (const [account, change] of changes) {
    const short = change < 0n && balanceOf(ledger, account) + change < 0n;
    if (short && isGuarded(account)) return null;
  }
  for (const [account, change] of changes) {
    ledger.balances.set(account, balanceOf(ledger, account) + change);
  }
  ledger.entries.push(entry);
  return entry;
}

/** What is wrong with the books, or `null`: every balance must follow from the entries, and all of them add up. */
export function audit(ledger: Ledger): string | null {
  const derived = new Map<Account, bigint>();
  for (const { legs, reference } of ledger.entries) {
    if (!sums(legs).balanced) return `unbalanced ${reference}`;
    for (const { account, amount } of legs) {
      derived.set(account, (derived.get(account) ?? 0n) + amount);
    }
  }
  for (const [account, amount] of ledger.balances) {
    if (derived.get(account) !== amount) return `balance of ${account}`;
    if (isGuarded(account) && amount < 0n) return `below nothing: ${account}`;
  }
  return derived.size === ledger.balances.size ? null : 'accounts without a balance';
}

interface Index {
  upTo: number;
  readonly byMember: Map<string, LedgerEntry[]>;
}

/** Entries by member, built as the books grow; nothing of it needs to be kept. */
const indexes = new WeakMap<Ledger, Index>();

/** The entries of one member's record, oldest first. */
export function bookOf(ledger: Ledger, memberId: string): readonly LedgerEntry[] {
  const index = indexes.get(ledger) ?? { upTo: 0, byMember: new Map() };
  indexes.set(ledger, index);
  for (const entry of ledger.entries.slice(index.upTo)) {
    const book = index.byMember.get(entry.memberId);
    if (book) book.push(entry);
    else index.byMember.set(entry.memberId, [entry]);
  }
  index.upTo = ledger.entries.length;
  return index.byMember.get(memberId) ?? [];
}
