import type { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { launchKindOf } from '../catalogue/vendors.ts';
import type { Refusal } from '../core/refusal.ts';
import { accept, refuse, unauthenticated } from '../http/answer.ts';
import { languageFor, memberOf } from '../http/caller.ts';
import { field, flag, maybe, note, oneOf } from '../http/fields.ts';
import { notFound, operations } from '../http/operation.ts';
import { readingAt, staleness } from '../live/jackpot.ts';
import { lotteryByCode, prizeModes } from '../lottery/draws.ts';
import { isPaused, paused } from '../state/limits.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { type MemberRecord, randomToken, ticketLife } from '../state/state.ts';
import { gameType } from './agent/game-type.ts';

const trialForbidden: Refusal = { code: 'TRIAL_FORBIDDEN', text: 'trialForbidden' };

/** The lobby: categories, lists, favourites, recent games, launch and jackpots. */
export function gameRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);
  const { catalogue } = backend;

  const listOf = (ids: readonly number[], request: Request) => {
    const { searchParams } = new URL(request.url);
    const page = Math.max(1, numberIn(searchParams.get('pageNo')) ?? 1);
    const size = Math.min(100, Math.max(1, numberIn(searchParams.get('pageSize')) ?? 12));
    const games = ids
      .slice((page - 1) * size, page * size)
      .flatMap((id) => catalogue.game(id, languageFor(request)) ?? []);
    return { games, totalPages: Math.ceil(ids.length / size) };
  };

  const favourite = {
    nodeId: field((value) =>
      typeof value === 'number' && catalogue.game(value) ? value : undefined,
    ),
    vendor: note(64),
    gameType,
  };

  on(
    'POST /wps/relay/MCSFE_addFavoriteGameV2',
    { who: 'member', input: favourite },
    ({ member, input }) => {
      member.favourites.add(input.nodeId);
      return accept(null);
    },
  );

  on(
    'POST /wps/relay/MCSFE_removeFavoriteGameV2',
    { who: 'member', input: favourite },
    ({ member, input }) => {
      member.favourites.delete(input.nodeId);
      return accept(null);
    },
  );

  on(
    'POST /wps/game/launchGame',
    {
      who: 'holder',
      once: true,
      input: {
        ...favourite,
        platform: note(64),
        language: note(16),
        backUrl: note(2_000),
        demo: maybe(flag),
        launchMode: maybe(oneOf('LOTT')),
        lottoArea: maybe(oneOf('VN', 'SEA')),
        lottoPrizeMode: maybe(oneOf(...prizeModes)),
        lottoGameCode: maybe(field(lotteryNamed)),
        lottoView: maybe(oneOf('lobby', 'betting')),
        device: maybe(oneOf('WEB')),
      },
    },
    ({ member, input, language }) => {
      const lottery = input.lottoGameCode;
      const game = catalogue.game(lottery?.nodeId ?? input.nodeId);
      if (!game) return notFound;
      if (isPaused(memberAccountOf(backend, member.id).play, backend.now())) {
        return paused;
      }
      if (game.maintenance) return { code: 'GAME_MAINTENANCE', text: 'gameMaintenance' };
      const { nodeId: id } = game;
      member.recent = [id, ...member.recent.filter((other) => other !== id)].slice(0, 50);
      const ticket = randomToken(backend.state, 32);
      const expiresAt = backend.now() + ticketLife;
      backend.state.tickets.set(ticket, {
        memberId: member.id,
        nodeId: id,
        language,
        expiresAt,
        ...(lottery && { isLottery: true }),
      });
      return accept({
        url: `/play/${ticket}`,
        launchKind: launchKindOf(game.vassalage),
        expiresAt: new Date(expiresAt).toISOString(),
      });
    },
  );

  /** Answers a call for a member's own list; a visitor gets 401, a trial account the reason. */
  const forMember = (request: Request, work: (member: MemberRecord) => Response): Response => {
    const member = memberOf(backend, request);
    if (!member) return refuse(unauthenticated, languageFor(request));
    if (member.type === 4) return refuse(trialForbidden, languageFor(request));
    return work(member);
  };

  return app
    .get('/lgw/games/game_menus', (c) => accept(catalogue.menus(languageFor(c.req.raw))))
    .get('/lgw/games/jackpot', (c) => {
      const scope = c.req.query('scope') === 'rng' ? 'rng' : 'home';
      const { jackpot } = backend.scenario;
      if (jackpot !== 'running') {
        const at = backend.now() - (jackpot === 'stale' ? staleness : 0);
        const feedUrl = `/lgw/games/jackpot/stream?scope=${scope}`;
        return accept({ ...readingAt(backend.seed, scope, at), feedUrl });
      }
      return accept(
        scope === 'rng'
          ? { kind: 'timeDerived', step: '165.11', everyMs: 3000 }
          : { kind: 'simulated', min: '1400000', max: '1500000' },
      );
    })
    .get('/wps/relay/GCSGAME_newGameVendor', (c) =>
      accept(catalogue.gameVendors(c.req.query('gameType'))),
    )
    .get('/wps/relay/GCSGAME_gameList', (c) =>
      accept(
        catalogue.findGames({
          ...c.req.query(),
          pageNo: numberIn(c.req.query('pageNo')),
          pageSize: numberIn(c.req.query('pageSize')),
          language: languageFor(c.req.raw),
        }),
      ),
    )
    .get('/wps/relay/GCSGAME_hotGamesV2', (c) =>
      accept({
        list: catalogue.hotGames({ ...c.req.query(), language: languageFor(c.req.raw) }),
      }),
    )
    .get('/wps/relay/GCS_recentGame', (c) =>
      forMember(c.req.raw, (member) => {
        const { gameType: type, vassalage } = c.req.query();
        const wanted = member.recent.filter((id) => {
          const game = catalogue.game(id);
          return (
            (!type || game?.gameType === type) && (!vassalage || game?.vassalage === vassalage)
          );
        });
        const { games, totalPages } = listOf(wanted, c.req.raw);
        return accept({ list: games, totalPages });
      }),
    )
    .get('/wps/relay/MCSFE_getFavoriteGames', (c) =>
      forMember(c.req.raw, (member) => accept([...member.favourites])),
    )
    .get('/wps/relay/MCSFE_getFavoriteGamesList', (c) =>
      forMember(c.req.raw, (member) => {
        const { games, totalPages } = listOf([...member.favourites].reverse(), c.req.raw);
        return accept({ content: games, totalPages });
      }),
    );
}

const lotteryNamed = (code: unknown) =>
  typeof code === 'string' ? lotteryByCode(code) : undefined;

const numberIn = (text: string | null | undefined): number | undefined =>
  typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
