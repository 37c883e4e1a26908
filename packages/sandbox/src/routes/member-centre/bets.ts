import type { WireBet } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import type { Language } from '../../catalogue/language.ts';
import { day, dayName, dayStart } from '../../core/calendar.ts';
import { formatMoney } from '../../core/money.ts';
import { accept } from '../../http/answer.ts';
import { maybe, text } from '../../http/fields.ts';
import { operations } from '../../http/operation.ts';
import type { BetRecord, EntryKind } from '../../ledger/ledger.ts';
import { betsOf, entriesOf, figuresOf } from '../../ledger/queries.ts';
import { badRange, dated, isReversed, isTooLong, pageOf, paging, rangeOf } from '../paging.ts';
import { iso } from './view.ts';

/** The bets of a member, and the results of each day (MEM-06, MEM-08). */
export function betRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const betView = (bet: BetRecord, language: Language): WireBet => ({
    betNo: bet.id,
    gameName: backend.catalogue.game(bet.nodeId, language)?.gameName ?? bet.detail,
    vassalage: bet.vassalage,
    gameType: bet.gameType,
    stake: formatMoney(bet.stake),
    validBet: formatMoney(bet.status === 'void' ? 0n : bet.validBet),
    payout: formatMoney(bet.payout),
    winLoss: formatMoney(winLoss(bet)),
    status: bet.status === 'running' ? 'open' : bet.status,
    time: iso(bet.at),
    ...(bet.settledAt !== null && { settledAt: iso(bet.settledAt) }),
  });

  on(
    'GET /wps/v2/records/bets',
    {
      who: 'member',
      input: {
        gameType: maybe(text(20)),
        status: maybe(text(20)),
        vassalage: maybe(text(40)),
        ...dated,
        ...paging,
      },
    },
    ({ member, input, language }) => {
      const range = rangeOf(input, backend.now(), 7);
      if (isReversed(input) || isTooLong(range)) return badRange;
      const wanted = input.status === 'open' ? 'running' : input.status;
      const bets = betsOf(backend, member.id, range).filter(
        ({ gameType, vassalage, status }) =>
          (input.gameType ?? gameType) === gameType &&
          (input.vassalage ?? vassalage) === vassalage &&
          (wanted ?? status) === status,
      );
      const sums = { stake: 0n, validBet: 0n, payout: 0n, winLoss: 0n };
      for (const bet of bets) {
        if (bet.status === 'void') continue;
        sums.stake += bet.stake;
        sums.validBet += bet.validBet;
        sums.payout += bet.payout;
        sums.winLoss += winLoss(bet);
      }
      const page = pageOf(bets, input);
      return accept({
        ...page,
        rows: page.rows.map((bet) => betView(bet, language)),
        totals: {
          stake: formatMoney(sums.stake),
          validBet: formatMoney(sums.validBet),
          payout: formatMoney(sums.payout),
          winLoss: formatMoney(sums.winLoss),
          bets: bets.length,
        },
      });
    },
  );

  on(
    'GET /wps/v2/records/profit',
    { who: 'member', input: { gameType: maybe(text(20)), ...dated } },
    ({ member, input }) => {
      const range = rangeOf(input, backend.now(), 7);
      if (isReversed(input) || isTooLong(range)) return badRange;
      const bets = betsOf(backend, member.id, range).filter(
        ({ gameType, status }) => status !== 'void' && (input.gameType ?? gameType) === gameType,
      );
      const gifts =
        input.gameType === undefined
          ? entriesOf(backend, member.id, range).filter(({ kind }) => giftKinds.has(kind))
          : [];
      const days = new Map<number, ReturnType<typeof noFigures>>();
      const on = (at: number) => {
        const start = dayStart(at);
        const known = days.get(start) ?? noFigures();
        days.set(start, known);
        return known;
      };
      const last = Math.min(range.to, dayStart(backend.now()) + day);
      for (let start = range.from; start < last; start += day) on(start);
      const kinds = new Map<string, ReturnType<typeof noFigures>>();
      for (const { at, gameType, stake, validBet, payout } of bets) {
        const kind = kinds.get(gameType) ?? noFigures();
        kinds.set(gameType, kind);
        for (const figures of [on(at), kind]) {
          figures.stake += stake;
          figures.validBet += validBet;
          figures.payout += payout;
        }
      }
      for (const { at, main } of gifts) on(at).bonus += main;
      const totals = noFigures();
      for (const figures of days.values()) {
        totals.stake += figures.stake;
        totals.validBet += figures.validBet;
        totals.payout += figures.payout;
        totals.bonus += figures.bonus;
      }
      const { deposits, withdrawals } = figuresOf(backend, member.id, range);
      return accept({
        days: [...days]
          .sort(([a], [b]) => b - a)
          .map(([start, figures]) => profitDay(start, figures)),
        kinds: [...kinds]
          .filter(([, { stake }]) => stake > 0n)
          .sort(([, a], [, b]) => Number(b.stake - a.stake))
          .map(([gameType, { stake, payout }]) => ({
            gameType,
            stake: formatMoney(stake),
            payout: formatMoney(payout),
            net: formatMoney(payout - stake),
          })),
        totals: profitDay(range.from, totals),
        netDeposits: formatMoney(deposits - withdrawals),
      });
    },
  );

  return app;
}

const giftKinds: ReadonlySet<EntryKind> = new Set([
  'bonusReleased',
  'reward',
  'rebate',
  'redEnvelope',
]);

const winLoss = ({ status, payout, stake }: BetRecord): bigint =>
  status === 'won' || status === 'lost' ? payout - stake : 0n;

const noFigures = () => ({ stake: 0n, validBet: 0n, payout: 0n, bonus: 0n });

const profitDay = (at: number, figures: ReturnType<typeof noFigures>) => ({
  date: dayName(at),
  stake: formatMoney(figures.stake),
  validBet: formatMoney(figures.validBet),
  payout: formatMoney(figures.payout),
  bonus: formatMoney(figures.bonus),
  net: formatMoney(figures.payout - figures.stake + figures.bonus),
});
