import type { WireBonus, WireTransaction } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import { accept } from '../../answer.ts';
import type { Backend } from '../../backend.ts';
import type { Language } from '../../catalogue/index.ts';
import { type BookLine, entriesOf, figuresOf, type Range } from '../../ledger/book.ts';
import type { EntryKind } from '../../ledger/ledger.ts';
import { formatMoney } from '../../money.ts';
import type { BonusRecord } from '../../state/desk.ts';
import { deskOf } from '../../state/desks.ts';
import { maybe, text } from '../fields.ts';
import { operations } from '../operation.ts';
import { badRange, dated, isReversed, isTooLong, pageOf, paging, rangeOf } from '../paging.ts';
import { detailOf } from './details.ts';
import { iso } from './view.ts';

/** What a movement is called in the account record; what is missing does not stand in it. */
const types: Partial<Record<EntryKind, string>> = {
  opening: 'adjustment',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  withdrawalReturned: 'withdrawal',
  transfer: 'transfer',
  uplineOut: 'uplineTransfer',
  uplineIn: 'uplineTransfer',
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

/** The records of a member: what moved, and which bonuses came (MEM-07, MEM-09). */
export function recordRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const statusOf = (memberId: string, { kind, reference }: BookLine): string => {
    if (kind === 'withdrawalReturned') return 'completed';
    if (kind !== 'withdrawal') return 'completed';
    const order = deskOf(backend, memberId).withdrawals.find(({ id }) => id === reference);
    return order?.status ?? 'completed';
  };

  const transactionsOf = (memberId: string, range: Range, language: Language): WireTransaction[] =>
    entriesOf(backend, memberId, range).flatMap((line, index) => {
      const type = types[line.kind];
      if (type === undefined || line.main === 0n) return [];
      return {
        transactionId: `${line.reference}-${line.kind}-${line.at}-${index}`,
        reference: line.reference,
        type,
        detail: detailOf(backend, memberId, line, language),
        status: statusOf(memberId, line),
        amount: formatMoney(line.main),
        balanceAfter: formatMoney(line.mainAfter),
        time: iso(line.at),
      };
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
      const rows = transactionsOf(member.id, range, language).filter(
        ({ type, status }) =>
          (input.type === undefined ? type !== 'bet' && type !== 'payout' : type === input.type) &&
          (input.status === undefined || status === input.status),
      );
      const { deposits, withdrawals, bonus, rebate } = figuresOf(backend, member.id, range);
      const change = entriesOf(backend, member.id, range).reduce((sum, { main }) => sum + main, 0n);
      return accept({
        ...pageOf(rows, input),
        totals: {
          deposits: formatMoney(deposits),
          withdrawals: formatMoney(withdrawals),
          bonuses: formatMoney(bonus + rebate),
          change: formatMoney(change),
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
      const found = deskOf(backend, member.id)
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
