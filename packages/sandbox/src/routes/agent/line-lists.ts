import type { Hono } from 'hono';
import type { LineOrder, LineQuery, TeamLine } from '../../agents/line.ts';
import { teamLines } from '../../agents/lines.ts';
import type { Backend } from '../../backend.ts';
import { formatMoney } from '../../core/money.ts';
import { accept } from '../../http/answer.ts';
import { maybe, text } from '../../http/fields.ts';
import { operations } from '../../http/operation.ts';
import { masked } from '../../team/names.ts';
import { badRange, dated, isReversed, paging } from '../paging.ts';
import { gameType } from './game-type.ts';
import { sorting } from './sorting.ts';
import { spanOf } from './span.ts';

const pageBounds = ({
  pageNo = 1,
  pageSize = 20,
}: {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}) => ({
  start: (pageNo - 1) * pageSize,
  end: pageNo * pageSize,
  pageSize,
});

const keys: Readonly<Record<'time' | 'stake' | 'payout' | 'winLoss' | 'amount', LineOrder['key']>> =
  {
    time: ({ at }) => at,
    stake: ({ amount }) => amount,
    payout: ({ payout }) => payout,
    winLoss: ({ amount, payout, isVoid }) => (isVoid ? 0 : payout - amount),
    amount: ({ kind, amount }) => (kind === 'withdrawal' ? -amount : amount),
  };

/** The order asked for; `undefined` for newest first. */
function orderOf({
  sort,
  order: direction = 'desc',
}: {
  readonly sort?: keyof typeof keys | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}): LineOrder | undefined {
  if (sort === undefined || (sort === 'time' && direction === 'desc')) return undefined;
  return { key: keys[sort], direction };
}

const searched = (search: string | undefined) => (search ?? '').toLowerCase();
const accountType = (agent: boolean) => (agent ? 'agent' : 'member');
/** The activity of teams, line by line (AGT-05, AGT-08, AGT-14). */
export function lineRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  on(
    'GET /wps/agent/team/bets',
    {
      who: 'agent',
      input: {
        search: maybe(text(64)),
        gameType: maybe(gameType),
        status: maybe(text(32)),
        ...sorting('time', 'stake', 'payout', 'winLoss'),
        ...dated,
        ...paging,
      },
    },
    ({ member, input, language }) => {
      if (isReversed(input)) return badRange;
      const { start, end, pageSize } = pageBounds(input);
      const query: LineQuery = {
        kinds: ['bet'],
        span: spanOf(input, backend.now()),
        search: searched(input.search),
        gameType: input.gameType ?? '',
        status: input.status ?? '',
      };
      const { rows, count, sums } = teamLines(
        backend,
        member,
        query,
        { start, end },
        orderOf(input),
      );
      const { amount, payout } = sums.bet;
      const toBet = (line: TeamLine) => ({
        betNo: line.reference,
        account: masked(line.account),
        accountType: accountType(line.agent),
        gameName: backend.catalogue.game(line.nodeId, language)?.gameName ?? line.gameType,
        gameType: line.gameType,
        stake: formatMoney(line.amount),
        validBet: formatMoney(line.status === 'void' ? 0n : line.amount),
        payout: formatMoney(line.payout),
        winLoss: formatMoney(line.status === 'void' ? 0n : line.payout - line.amount),
        status: line.status,
        time: new Date(line.at).toISOString(),
      });
      return accept({
        rows: rows.map(toBet),
        totalPages: Math.ceil(count / pageSize),
        totalCount: count,
        totals: {
          stake: formatMoney(amount),
          validBet: formatMoney(amount),
          payout: formatMoney(payout),
          winLoss: formatMoney(payout - amount),
          bets: count,
        },
      });
    },
  );

  on(
    'GET /wps/agent/team/transactions',
    {
      who: 'agent',
      input: {
        search: maybe(text(64)),
        type: maybe(text(32)),
        status: maybe(text(32)),
        ...sorting('time', 'amount'),
        ...dated,
        ...paging,
      },
    },
    ({ member, input }) => {
      if (isReversed(input)) return badRange;
      const { start, end, pageSize } = pageBounds(input);
      const kinds = (
        ['deposit', 'withdrawal', 'bonus', 'rebate', 'uplineTransfer', 'downlineTransfer'] as const
      ).filter((kind) => (input.type ?? kind) === kind);
      const { rows, count, sums } = teamLines(
        backend,
        member,
        {
          kinds,
          span: spanOf(input, backend.now()),
          search: searched(input.search),
          gameType: '',
          status: input.status ?? '',
        },
        { start, end },
        orderOf(input),
      );
      const bonuses = sums.bonus.amount + sums.rebate.amount;
      return accept({
        rows: rows.map((line) => ({
          transactionId: line.id,
          reference: line.reference,
          account: masked(line.account),
          accountType: accountType(line.agent),
          type: line.kind,
          amount: formatMoney(line.kind === 'withdrawal' ? -line.amount : line.amount),
          status: line.status,
          time: new Date(line.at).toISOString(),
        })),
        totalPages: Math.ceil(count / pageSize),
        totalCount: count,
        totals: {
          deposits: formatMoney(sums.deposit.amount),
          withdrawals: formatMoney(-sums.withdrawal.amount),
          bonuses: formatMoney(bonuses),
          change: formatMoney(
            sums.deposit.amount -
              sums.withdrawal.amount +
              bonuses +
              sums.uplineTransfer.amount +
              sums.downlineTransfer.amount,
          ),
        },
      });
    },
  );

  return app;
}
