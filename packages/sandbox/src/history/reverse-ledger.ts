import { type Account, mainOf, operator, unitOf } from '../ledger/accounts.ts';
import type { EntryKind, LedgerEntry, Leg } from '../ledger/ledger.ts';

/**
 * Walks back in time from what a member owns now. Undoing a movement takes its legs away, so at every instant of
 * the past its balances are what was there before.
 */
export interface ReverseLedger {
  readonly memberId: string;
  /** What the main wallet held at the instant reached so far. */
  main(): bigint;
  holds(account: Account): bigint;
  /** Undoes a movement; the caller has made sure that the member had what it brought. */
  undo(at: number, kind: EntryKind, reference: string, legs: readonly Leg[], note?: string): void;
  /** A number for an order, smaller than all given so far. */
  reference(prefix: string): string;
  /** The movements undone so far, oldest first, after the opening that explains what was there 90 days ago. */
  entries(openedAt: number): LedgerEntry[];
}

export function reverseLedgerOf(
  memberId: string,
  series: number,
  owned: ReadonlyMap<Account, bigint>,
): ReverseLedger {
  const left = new Map(owned);
  const undone: LedgerEntry[] = [];
  let serial = 9_999;
  const holds = (account: Account) => left.get(account) ?? 0n;
  return {
    memberId,
    main: () => holds(mainOf(memberId)),
    holds,
    undo(at, kind, reference, legs, note = '') {
      for (const { account, amount } of legs) {
        if (account.startsWith(`m/${memberId}/`)) left.set(account, holds(account) - amount);
      }
      undone.push({ at, kind, memberId, reference, note, legs });
    },
    reference(prefix) {
      serial -= 1;
      return `${prefix}-${series}${String(serial).padStart(4, '0')}`;
    },
    entries(openedAt) {
      const legs = [...left]
        .filter(([, amount]) => amount !== 0n)
        .flatMap(([account, amount]) => [
          { account, amount },
          {
            account: unitOf(account) === 'points' ? operator.points : operator.opening,
            amount: -amount,
          },
        ]);
      const reference = `OP-${memberId}`;
      return [
        { at: openedAt, kind: 'opening', memberId, reference, note: '', legs },
        ...undone.reverse().sort((a, b) => a.at - b.at),
      ];
    },
  };
}

/** Both sides of a movement. */
export const between = (from: Account, to: Account, amount: bigint): Leg[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];
