import type { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { accept } from '../http/answer.ts';
import { maybe, note, text } from '../http/fields.ts';
import { notFound, operations } from '../http/operation.ts';
import { roomOf } from '../live/rooms.ts';
import { isPaused, paused } from '../state/limits.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { randomToken, ticketLife } from '../state/state.ts';
import { gameType } from './agent/game-type.ts';

/** A vendor's own lists, and its tables (GAM-03, LCH-02). */
export function vendorRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);
  const { catalogue } = backend;

  on('GET /wps/relay/GCSGAME_getVassGameType', { who: 'anyone', input: {} }, () => {
    const content: Record<string, string[]> = {};
    for (const vendor of catalogue.vendors.filter(({ ownList }) => ownList)) {
      for (const type of vendor.gameTypes) content[type] = [...(content[type] ?? []), vendor.code];
    }
    return accept({ content });
  });

  on(
    'GET /wps/relay/GLS2_roomList',
    { who: 'holder', input: { vendor: text(32), gameType: maybe(gameType) } },
    ({ input, language }) => {
      if (!catalogue.vendors.some(({ code }) => code === input.vendor)) return notFound;
      const { games } = catalogue.findGames({
        vassalage: input.vendor,
        gameType: input.gameType ?? 'LIVE',
        pageSize: 60,
        language,
      });
      const lanes = games.map((game) => {
        const { players, seats } = roomOf(backend, game);
        const open = players < seats ? 'open' : 'full';
        return {
          roomId: `R-${game.nodeId}`,
          name: game.gameName,
          minBet: Number(game.minBet).toFixed(2),
          maxBet: (Number(game.minBet) * 500).toFixed(2),
          players,
          status: game.maintenance ? 'closed' : open,
        };
      });
      return accept({ data: { lanes } });
    },
  );

  on(
    'POST /wps/relay/GCS_gameLaunchFB',
    {
      who: 'member',
      input: { vendor: text(32), platform: text(64), language: text(16), backUrl: note(2_000) },
    },
    ({ member, input, language }) => {
      const { games } = catalogue.findGames({ vassalage: input.vendor, gameType: 'SPORTS' });
      const game = games.find(({ maintenance }) => !maintenance);
      if (games.length === 0) return notFound;
      if (isPaused(memberAccountOf(backend, member.id).play, backend.now())) return paused;
      if (!game) return { code: 'GAME_MAINTENANCE', text: 'gameMaintenance' };
      const ticket = randomToken(backend.state, 32);
      const expiresAt = backend.now() + ticketLife;
      const { nodeId } = game;
      backend.state.tickets.set(ticket, { memberId: member.id, nodeId, language, expiresAt });
      return accept({
        url: `/play/${ticket}`,
        launchKind: 'iframe',
        expiresAt: new Date(expiresAt).toISOString(),
      });
    },
  );

  return app;
}
