import { type Account, isGuarded, unitOf } from './accounts.ts';

/** The reason why money moved. */
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

/** The amount an account receives (positive) or gives (negative), in hundredths of the unit. */
export interface Leg {
  readonly account: Account;
  readonly amount: bigint;
}

/** One movement in the ledger. Written once, never changed. */
export interface LedgerEntry {
  readonly at: number;
  readonly kind: EntryKind;
  /** The member whose record shows it. */
  readonly memberId: string;
  /** The reference number for people: `DP-60418`. */
  readonly reference: string;
  /** The subject: a vendor, a promotion, a payment method. */
  readonly note: string;
  readonly legs: readonly Leg[];
}

/** One stake and its outcome. */
export interface BetRecord {
  /** `BT-884120`. */
  readonly id: string;
  readonly memberId: string;
  readonly at: number;
  /** The game, or 0 for a lottery ticket. */
  readonly nodeId: number;
  readonly gameType: string;
  readonly vassalage: string;
  /** The selection, in games that offer a choice: a draw, numbers. */
  readonly detail: string;
  readonly stake: bigint;
  /** The part that counts for levels, rebates and the terms of a bonus. */
  readonly validBet: bigint;
  payout: bigint;
  status: 'running' | 'won' | 'lost' | 'void';
  settledAt: number | null;
  /** The accounts the stake came from. The payout goes to the first one. */
  readonly from: readonly Leg[];
}

/** Whether a bet was won: only when its payout is not below its stake. A smaller payout makes a loss smaller. */
export const outcomeOf = (stake: bigint, payout: bigint): 'won' | 'lost' =>
  payout > 0n && payout >= stake ? 'won' : 'lost';

/** The ledger. `balances` contains only the running sums of `entries`. */
export interface Ledger {
  readonly entries: LedgerEntry[];
  readonly balances: Map<Account, bigint>;
}

export const emptyLedger = (): Ledger => ({ entries: [], balances: new Map() });

export const balanceOf = (ledger: Ledger, account: Account): bigint =>
  ledger.balances.get(account) ?? 0n;

/** The change of each account, and whether money and points each balance to zero. */
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
 * Posts one movement, completely or not at all. Returns `null` when a member's account would become negative.
 * @throws when the legs do not balance: a bug of this backend, never of its caller
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

/**
 * Checks the ledger and describes the first error, or returns `null`: every balance must be the sum of its entries, and
 * every entry must balance.
 */
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

/** Entries by member, extended as the ledger grows; none of it is saved. */
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
