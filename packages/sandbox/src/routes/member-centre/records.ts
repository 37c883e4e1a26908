import type { WireBonus, WireTransaction } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import type { Language } from '../../catalogue/language.ts';
import { formatMoney } from '../../core/money.ts';
import { accept } from '../../http/answer.ts';
import { maybe, text } from '../../http/fields.ts';
import { operations } from '../../http/operation.ts';
import type { EntryKind } from '../../ledger/ledger.ts';
import { type BookLine, entriesOf, sumsOf } from '../../ledger/queries.ts';
import type { BonusRecord } from '../../state/member-account.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import { badRange, dated, isReversed, isTooLong, pageOf, paging, rangeOf } from '../paging.ts';
import { detailOf } from './details.ts';
import { iso } from './view.ts';

/** The types of movements in the account record; kinds without a type are not listed. */
const types: Partial<Record<EntryKind, string>> = {
  opening: 'adjustment',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  withdrawalReturned: 'withdrawal',
  transfer: 'transfer',
  uplineOut: 'uplineTransfer',
  uplineIn: 'uplineTransfer',
  downlineOut: 'downlineTransfer',
  downlineIn: 'downlineTransfer',
  bet: 'bet',
  payout: 'payout',
  void: 'payout',
  bonusReleased: 'bonus',
  rebate: 'rebate',
  reward: 'reward',
  redEnvelope: 'redEnvelope',
  commission: 'salary',
  dividend: 'dividend',
  salary: 'salary',
  convert: 'reward',
  redeem: 'adjustment',
  redeemReturned: 'adjustment',
  adjustment: 'adjustment',
};

/** The records of a member: movements and bonuses (MEM-07, MEM-09). */
export function recordRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const statusOf = (memberId: string, { kind, reference }: BookLine): string => {
    if (kind === 'withdrawalReturned') return 'completed';
    if (kind !== 'withdrawal') return 'completed';
    const order = memberAccountOf(backend, memberId).withdrawals.find(({ id }) => id === reference);
    return order?.status ?? 'completed';
  };

  /** Movements of the main wallet that have a type, with their place in the range. */
  const transactionsOf = (memberId: string, lines: readonly BookLine[], language: Language) =>
    lines.flatMap((line, index): { line: BookLine; row: WireTransaction }[] => {
      const type = types[line.kind];
      if (type === undefined || line.main === 0n) return [];
      const row = {
        transactionId: `${line.reference}-${line.kind}-${line.at}-${index}`,
        reference: line.reference,
        type,
        detail: detailOf(backend, memberId, line, language),
        status: statusOf(memberId, line),
        amount: formatMoney(line.main),
        balanceAfter: formatMoney(line.mainAfter),
        time: iso(line.at),
      };
      return [{ line, row }];
    });

  on(
    'GET /wps/v2/records/transactions',
    {
      who: 'member',
      input: { type: maybe(text(40)), status: maybe(text(40)), ...dated, ...paging },
    },
    ({ member, input, language }) => {
      const range = rangeOf(input, backend.now(), 7);
      if (isReversed(input) || isTooLong(range)) return badRange;
      const all = entriesOf(backend, member.id, range);
      const found = transactionsOf(member.id, all, language).filter(
        ({ row: { type, status } }) =>
          (input.type === undefined ? type !== 'bet' && type !== 'payout' : type === input.type) &&
          (input.status ?? status) === status,
      );
      // Without a filter the change is that of the balance: bets are part of it, although they are no rows here.
      const isWhole = input.type === undefined && input.status === undefined;
      const counted = isWhole ? all : found.map(({ line }) => line);
      const { deposits, withdrawals, bonus, rebate } = sumsOf(counted);
      return accept({
        ...pageOf(
          found.map(({ row }) => row),
          input,
        ),
        totals: {
          deposits: formatMoney(deposits),
          withdrawals: formatMoney(withdrawals),
          bonuses: formatMoney(bonus + rebate),
          change: formatMoney(counted.reduce((sum, { main }) => sum + main, 0n)),
        },
      });
    },
  );

  const bonusView = (bonus: BonusRecord, language: Language): WireBonus => ({
    bonusId: bonus.id,
    reference: bonus.id,
    source: bonus.source,
    title: bonus.title[language],
    amount: formatMoney(bonus.amount),
    status: bonus.status,
    turnover: { required: formatMoney(bonus.required), done: formatMoney(bonus.done) },
    receivedAt: iso(bonus.at),
    ...(bonus.expiresAt !== null && { expiresAt: iso(bonus.expiresAt) }),
  });

  on(
    'GET /wps/v2/records/bonuses',
    {
      who: 'member',
      input: { source: maybe(text(64)), status: maybe(text(40)), ...dated, ...paging },
    },
    ({ member, input, language }) => {
      const range = rangeOf(input, backend.now(), 30);
      if (isReversed(input) || isTooLong(range)) return badRange;
      const found = memberAccountOf(backend, member.id)
        .bonuses.filter(
          ({ at, source, status }) =>
            at >= range.from &&
            at < range.to &&
            (input.source ?? source) === source &&
            (input.status ?? status) === status,
        )
        .sort((a, b) => b.at - a.at);
      const sum = (...statuses: readonly string[]) =>
        formatMoney(
          found.reduce(
            (total, one) => (statuses.includes(one.status) ? total + one.amount : total),
            0n,
          ),
        );
      const page = pageOf(found, input);
      return accept({
        ...page,
        rows: page.rows.map((bonus) => bonusView(bonus, language)),
        total: sum('active', 'completed', 'expired', 'cancelled'),
        withdrawable: sum('completed'),
        locked: sum('active'),
        expired: sum('expired', 'cancelled'),
      });
    },
  );

  return app;
}
