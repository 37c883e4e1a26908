import { Hono } from 'hono';
import { accept, bodyOf, type Refusal, refuse, textIn, unauthenticated } from '../answer.ts';
import { type Backend, languageFor, memberOf } from '../backend.ts';
import type { Language } from '../catalogue/index.ts';
import { readingAt, staleness } from '../live/jackpot.ts';
import { lotteryByCode } from '../lottery/draws.ts';
import { deskOf } from '../state/desks.ts';
import { isPaused } from '../state/limits.ts';
import { type MemberRecord, randomToken } from '../state/state.ts';
import { onlyOnce } from './intents.ts';

const trialForbidden: Refusal = { code: 'TRIAL_FORBIDDEN', text: 'trialForbidden' };
const ticketLife = 4 * 3_600_000;

/** The lobby: categories, lists, favourites, recent games, launch and jackpots. */
export function gameRoutes(backend: Backend): Hono {
  const { catalogue } = backend;

  /** Runs for a real member; a visitor gets 401, a trial account the reason. */
  const forMember = (
    request: Request,
    work: (member: MemberRecord) => Response | Promise<Response>,
    trialMay = false,
  ): Response | Promise<Response> => {
    const member = memberOf(backend, request);
    if (!member) return refuse(unauthenticated, languageFor(request));
    if (member.type === 4 && !trialMay) return refuse(trialForbidden, languageFor(request));
    return work(member);
  };

  const listOf = (ids: readonly number[], request: Request) => {
    const { searchParams } = new URL(request.url);
    const page = Math.max(1, numberIn(searchParams.get('pageNo')) ?? 1);
    const size = Math.min(100, Math.max(1, numberIn(searchParams.get('pageSize')) ?? 12));
    const games = ids
      .slice((page - 1) * size, page * size)
      .flatMap((id) => catalogue.game(id, languageFor(request)) ?? []);
    return { games, totalPages: Math.ceil(ids.length / size) };
  };

  const toggle = (request: Request, favourite: boolean) =>
    forMember(request, async (member) => {
      const body = await bodyOf(request);
      const nodeId = body?.nodeId;
      if (typeof nodeId !== 'number' || !catalogue.game(nodeId)) {
        return refuse({ code: 'VALIDATION', text: 'validation' }, languageFor(request));
      }
      if (favourite) member.favourites.add(nodeId);
      else member.favourites.delete(nodeId);
      return accept(null);
    });

  const launch = (
    member: MemberRecord,
    body: Awaited<ReturnType<typeof bodyOf>>,
    language: Language,
  ): Response => {
    const lottery = lotteryByCode(body ? textIn(body, 'lottoGameCode') : '');
    const nodeId = lottery?.nodeId ?? body?.nodeId;
    const game = typeof nodeId === 'number' ? catalogue.game(nodeId) : undefined;
    if (!game) return refuse({ code: 'VALIDATION', text: 'validation' }, language);
    if (isPaused(deskOf(backend, member.id).play, backend.now())) {
      return refuse({ code: 'PLAY_PAUSED', text: 'paused' }, language);
    }
    if (game.maintenance) {
      return refuse({ code: 'GAME_MAINTENANCE', text: 'gameMaintenance' }, language);
    }
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
      launchKind: 'iframe',
      expiresAt: new Date(expiresAt).toISOString(),
    });
  };

  return new Hono()
    .get('/lgw/games/game_menus', (c) => accept(catalogue.menus(languageFor(c.req.raw))))
    .get('/lgw/games/jackpot', (c) => {
      const scope = c.req.query('scope') === 'rng' ? 'rng' : 'home';
      if (backend.scenario.jackpot === 'stale') {
        return accept(readingAt(backend.seed, scope, backend.now() - staleness));
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
        const { games, totalPages } = listOf(member.recent, c.req.raw);
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
    )
    .post('/wps/relay/MCSFE_addFavoriteGameV2', (c) => toggle(c.req.raw, true))
    .post('/wps/relay/MCSFE_removeFavoriteGameV2', (c) => toggle(c.req.raw, false))
    .post('/wps/game/launchGame', ({ req: { raw: request } }) =>
      forMember(
        request,
        async (member) => {
          const body = await bodyOf(request);
          return onlyOnce(
            backend.state,
            member.id,
            request,
            JSON.stringify(body),
            async () => launch(member, body, languageFor(request)),
            (refusal) => refuse(refusal, languageFor(request)),
          );
        },
        true,
      ),
    );
}

const numberIn = (text: string | null | undefined): number | undefined =>
  typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
