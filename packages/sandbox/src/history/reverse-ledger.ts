import { type Account, mainOf, operator, unitOf } from '../ledger/accounts.ts';
import type { EntryKind, LedgerEntry, Leg } from '../ledger/ledger.ts';

/**
 * Goes back in time from a member's present balances. Undoing a movement removes its legs, so `main()` and `holds()`
 * return the balances at the instant reached so far.
 */
export interface ReverseLedger {
  readonly memberId: string;
  /** The balance of the main wallet at the instant reached so far. */
  main(): bigint;
  holds(account: Account): bigint;
  /** Undoes a movement; the caller makes sure that the member had the money or points it brought. */
  undo(at: number, kind: EntryKind, reference: string, legs: readonly Leg[], note?: string): void;
  /** A reference number for an order, smaller than all returned so far. */
  reference(prefix: string): string;
  /** The movements undone so far, oldest first, after an opening entry with the balances of 90 days ago. */
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
