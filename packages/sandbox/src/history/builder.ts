import type { Random } from '../art/rng.ts';
import { reasons, sourceName } from '../catalogue/member-policy.ts';
import { day, hour, minute } from '../core/calendar.ts';
import { type Cents, smaller, withdrawalFee } from '../core/money.ts';
import { bonusOf, heldOf, mainOf, operator, pointsOf, vendorOf } from '../ledger/accounts.ts';
import {
  type BonusRecord,
  conversionOf,
  type DepositOrder,
  type RebateRecord,
  type Redemption,
  type TransferRecord,
  type WithdrawalOrder,
} from '../state/member-account.ts';
import { between, type ReverseLedger } from './reverse-ledger.ts';

/** The orders of the past, built while the ledger is undone step by step. */
export interface HistoryBuilder {
  readonly deposits: DepositOrder[];
  readonly withdrawals: WithdrawalOrder[];
  readonly transfers: TransferRecord[];
  readonly bonuses: BonusRecord[];
  readonly rebates: RebateRecord[];
  readonly redemptions: Redemption[];
  deposit(at: number, amount: Cents): void;
  failedDeposit(at: number, amount: Cents, outcome: 'rejected' | 'expired'): void;
  withdrawal(at: number, amount: Cents, outcome: 'completed' | 'rejected' | 'toConfirm'): void;
  /** Makes sure that the balance was at least this much right after `at`: adds later withdrawals when it was less. */
  ensure(amount: Cents, at: number): void;
  intoBonus(at: number, amount: Cents, source: string, reference: string): void;
  outOfBonus(at: number, amount: Cents, source: string, reference: string, kept: boolean): void;
  bonus(record: BonusRecord): void;
  reward(at: number, amount: Cents, source: string): void;
  rebate(at: number, amount: Cents, validBet: Cents): void;
  toVendor(at: number, amount: Cents, vendor: string): void;
  fromVendor(at: number, amount: Cents, vendor: string): void;
  upline(at: number, amount: Cents, direction: 'out' | 'in', other: string): void;
  convert(at: number, points: bigint, amount: Cents): void;
  redeem(at: number, record: Omit<Redemption, 'id' | 'at'>): void;
  earn(at: number, points: bigint): void;
}

const accountIds = ['pa-1', 'pa-2'] as const;

export function historyBuilderOf(random: Random, ledger: ReverseLedger): HistoryBuilder {
  const id = ledger.memberId;
  const main = mainOf(id);
  const deposits: DepositOrder[] = [];
  const withdrawals: WithdrawalOrder[] = [];
  const transfers: TransferRecord[] = [];
  const bonuses: BonusRecord[] = [];
  const rebates: RebateRecord[] = [];
  const redemptions: Redemption[] = [];
  const { undo, reference } = ledger;

  const order = (
    at: number,
    amount: Cents,
    status: DepositOrder['status'],
    doneAt: number,
  ): DepositOrder => {
    const methodId = random.bool(0.7) ? 'wallet' : 'bank';
    const made: DepositOrder = {
      id: reference('DP'),
      at,
      methodId,
      amount,
      fee: 0n,
      promotionId: null,
      payBy: at + 30 * minute,
      status,
      dueAt: null,
      completedAt: doneAt,
      payerReference: `TR${random.int(100_000, 999_999)}`,
      proofs: [],
      reason: status === 'rejected' ? reasons.depositRejected : null,
    };
    deposits.push(made);
    return made;
  };

  const ensure: HistoryBuilder['ensure'] = (amount, at) => {
    const round = 50_000n;
    const most = 2_000_000n;
    for (let after = 1; ledger.main() < amount; after += 1) {
      const missing = ((amount - ledger.main() + round - 1n) / round) * round;
      withdrawal(at + after * 1_000, smaller(missing, most), 'completed');
    }
  };

  const withdrawal: HistoryBuilder['withdrawal'] = (at, amount, outcome) => {
    const ref = reference('WD');
    const sentAt = at + 42 * minute;
    const fee = withdrawalFee(amount);
    const accountId = random.pick(accountIds);
    if (outcome === 'rejected') {
      ensure(amount, at);
      undo(
        at + 28 * minute,
        'withdrawalReturned',
        ref,
        between(heldOf(id), main, amount),
        accountId,
      );
    } else {
      undo(sentAt, 'withdrawalPaid', ref, [
        { account: heldOf(id), amount: -amount },
        { account: operator.cashier, amount: amount - fee },
        { account: operator.fees, amount: fee },
      ]);
    }
    undo(at, 'withdrawal', ref, between(main, heldOf(id), amount), accountId);
    const answered = outcome === 'completed' ? sentAt + 3 * hour : null;
    withdrawals.push({
      id: ref,
      at,
      accountId,
      amount,
      fee,
      status: outcome,
      dueAt: null,
      sentAt: outcome === 'rejected' ? null : sentAt,
      confirmBy: outcome === 'rejected' ? null : sentAt + 2 * day,
      answer: outcome === 'completed' ? 'received' : null,
      received: outcome === 'completed' ? amount - fee : 0n,
      comment: '',
      proofs: [],
      reason: outcome === 'rejected' ? reasons.withdrawalRejected : null,
      steps: [
        { step: 'requested', at },
        ...(outcome === 'rejected'
          ? [{ step: 'rejected', at: at + 28 * minute }]
          : [
              { step: 'processing', at: at + 6 * minute },
              { step: 'sent', at: sentAt },
            ]),
        ...(answered === null ? [] : [{ step: 'received', at: answered }]),
      ],
    });
  };

  const transfer = (at: number, ref: string, from: string, to: string, amount: Cents, note = '') =>
    transfers.push({ id: ref, at, from, to, amount, status: 'completed', note });

  return {
    deposits,
    withdrawals,
    transfers,
    bonuses,
    rebates,
    redemptions,
    deposit(at, amount) {
      const made = order(at - random.int(4, 19) * minute, amount, 'completed', at);
      undo(at, 'deposit', made.id, between(operator.cashier, main, amount), made.methodId);
    },
    failedDeposit: (at, amount, outcome) => {
      order(at, amount, outcome, at + 30 * minute);
    },
    withdrawal,
    ensure,
    intoBonus: (at, amount, source, ref) =>
      undo(at, 'bonus', ref, between(operator.promotions, bonusOf(id), amount), source),
    outOfBonus: (at, amount, source, ref, kept) =>
      undo(
        at,
        kept ? 'bonusReleased' : 'bonusForfeited',
        ref,
        between(bonusOf(id), kept ? main : operator.promotions, amount),
        source,
      ),
    bonus: (record) => void bonuses.push(record),
    reward(at, amount, source) {
      const ref = reference('BN');
      undo(at, 'reward', ref, between(operator.promotions, main, amount), source);
      bonuses.push({
        id: ref,
        at,
        source,
        title: sourceName(source),
        amount,
        required: 0n,
        done: 0n,
        expiresAt: null,
        status: 'completed',
      });
    },
    rebate(at, amount, validBet) {
      const ref = reference('RB');
      undo(at, 'rebate', ref, between(operator.promotions, main, amount));
      rebates.push({ id: ref, at, amount, validBet });
    },
    toVendor(at, amount, vendor) {
      const ref = reference('TX');
      undo(at, 'transfer', ref, between(main, vendorOf(id, vendor), amount), `MAIN>${vendor}`);
      transfer(at, ref, 'MAIN', vendor, amount);
    },
    fromVendor(at, amount, vendor) {
      const ref = reference('TX');
      undo(at, 'transfer', ref, between(vendorOf(id, vendor), main, amount), `${vendor}>MAIN`);
      transfer(at, ref, vendor, 'MAIN', amount);
    },
    upline(at, amount, direction, other) {
      const ref = reference('UP');
      const legs =
        direction === 'out'
          ? between(main, operator.transit, amount)
          : between(operator.transit, main, amount);
      undo(at, direction === 'out' ? 'uplineOut' : 'uplineIn', ref, legs, other);
      if (direction === 'out') transfer(at, ref, 'MAIN', 'UPLINE', amount);
    },
    convert(at, points, amount) {
      const ref = reference('RD');
      undo(at, 'convert', ref, [
        ...between(pointsOf(id), operator.points, points),
        ...between(operator.promotions, main, amount),
      ]);
      redemptions.push(conversionOf(ref, at, points, amount));
    },
    redeem(at, record) {
      const ref = reference('RD');
      if (record.status === 'rejected') {
        undo(
          at + day,
          'redeemReturned',
          ref,
          between(operator.points, pointsOf(id), record.points),
        );
      }
      undo(
        at,
        'redeem',
        ref,
        [
          ...between(pointsOf(id), operator.points, record.points),
          ...(record.money > 0n ? between(main, operator.promotions, record.money) : []),
        ],
        record.rewardId,
      );
      redemptions.push({ ...record, id: ref, at });
    },
    earn: (at, points) =>
      undo(
        at,
        'points',
        `PT-${Math.floor(at / day)}`,
        between(operator.points, pointsOf(id), points),
      ),
  };
}
