import type { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { formatMoney } from '../core/money.ts';
import { accept } from '../http/answer.ts';
import { maybe, oneOf, text, whole } from '../http/fields.ts';
import { notFound, operations } from '../http/operation.ts';
import { betsOf } from '../ledger/queries.ts';
import {
  drawsIn,
  lotteries,
  lotteryByCode,
  lotteryMenuIn,
  lotteryOfGame,
  prizeModes,
} from '../lottery/draws.ts';

const language = { language: maybe(text(16)) };

/** Lotteries: the menu, the results, and the member's recent ones (LOT-01, GAM-08). */
export function lotteryRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  on('GET /lgw/vn/games/game_menu', { who: 'anyone', input: language }, ({ language: spoken }) =>
    accept({
      list: lotteryMenuIn(backend.seed, backend.now(), spoken),
      asOf: new Date(backend.now()).toISOString(),
    }),
  );

  on(
    'GET /lgw/vn/games/game_menu/recent',
    { who: 'holder', input: language },
    ({ member, language: spoken }) => {
      const seen = new Set<string>();
      const span = { from: 0, to: backend.now() + 1 };
      const list = betsOf(backend, member.id, span).flatMap((bet) => {
        const lottery = lotteryOfGame(bet.nodeId);
        // A past bet on a card without an own lottery names no ticket.
        const isTicket = bet.nodeId === lottery?.nodeId || bet.detail !== '';
        if (!lottery || !isTicket || seen.has(lottery.gameCode)) return [];
        seen.add(lottery.gameCode);
        return {
          gameCode: lottery.gameCode,
          name: lottery.name[spoken],
          nodeId: lottery.nodeId,
          time: new Date(bet.at).toISOString(),
          winLoss: formatMoney(bet.payout - bet.stake),
        };
      });
      return accept({ list: list.slice(0, 20) });
    },
  );

  on(
    'GET /lgw/games/popular',
    {
      who: 'anyone',
      input: {
        count: maybe(whole(1, 100)),
        prizeMode: maybe(oneOf('', ...prizeModes)),
        device: maybe(oneOf('WEB')),
        ...language,
      },
    },
    ({ input, language: spoken }) => {
      const mode = input.prizeMode || null;
      const wanted = lotteries.filter(({ prizeMode }) => mode === null || mode === prizeMode);
      const others = ['LOTT', 'ELOTT'].flatMap((gameType) =>
        backend.catalogue.hotGames({ gameType, language: spoken }),
      );
      const first = wanted.flatMap(({ nodeId }) => backend.catalogue.game(nodeId, spoken) ?? []);
      const rest = others.filter((game) => first.every(({ nodeId }) => nodeId !== game.nodeId));
      const list = mode === null ? [...first, ...rest] : first;
      return accept({ list: list.slice(0, input.count ?? 20) });
    },
  );

  on(
    'GET /lgw/vn/numeros/opened/game',
    { who: 'anyone', input: { count: maybe(whole(1, 100)), gameCode: maybe(text(32)) } },
    ({ input, language: spoken }) => {
      const of = lotteries.filter(({ gameCode }) => (input.gameCode ?? gameCode) === gameCode);
      const { count = 100 } = input;
      const asked = { of, count, language: spoken };
      return accept({ list: drawsIn(backend.seed, backend.now(), asked) });
    },
  );

  on(
    'GET /lotto/lgw/games/opened/numero',
    { who: 'holder', input: { gameCode: text(32), count: maybe(whole(1, 100)) } },
    ({ input, language: spoken }) => {
      const lottery = lotteryByCode(input.gameCode);
      if (!lottery) return notFound;
      const asked = { of: [lottery], count: input.count ?? 100, language: spoken };
      return accept({ list: drawsIn(backend.seed, backend.now(), asked) });
    },
  );

  return app;
}
