import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { languageOf } from '../catalogue/language.ts';
import { formatMoney } from '../core/money.ts';
import { bodyOf } from '../http/answer.ts';
import { field, maybe, readFields, whole } from '../http/fields.ts';
import { roomOf } from '../live/rooms.ts';
import { fill } from '../play/kit/html.ts';
import { gamePage, gameTexts } from '../play/kit/page.ts';
import { type Place, placeOf } from '../play/kit/place.ts';
import {
  answerOf,
  markSeen,
  playRound,
  roundsOf,
  settleRounds,
  unseenRounds,
  waitingRounds,
} from '../play/kit/round.ts';
import { hasDraws } from '../play/kit/table.ts';
import { confirmCheck, visitOf } from '../play/kit/visit.ts';
import { symbolPicture } from '../play/slot/symbols.ts';
import { randomToken } from '../state/state.ts';
import { currency, endedAnswer, money, open, readStake, reasonFor } from './play-answers.ts';

/** The key of one wish, the same for every try. */
export const key = field((value) =>
  typeof value === 'string' && /^[\w-]{16,64}$/.test(value) ? value : undefined,
);
const round = {
  key,
  /** Any text: what is no stake gets its own sentence. */
  stake: field((value) => (typeof value === 'string' ? value.slice(0, 64) : undefined)),
  /** What each game reads in its own way. */
  choice: maybe(
    field((value) => (typeof value === 'string' && value.length <= 500 ? value : undefined)),
  ),
  draw: maybe(whole(0, Number.MAX_SAFE_INTEGER)),
};

/** The games in their frames: their pages, and their rounds, which really move play money (LCH-01). */
export function playRoutes(backend: Backend): Hono {
  const say = ({ ticket }: Pick<Place, 'ticket'>) => gameTexts(languageOf(ticket.language));

  /** The place of a call, with every bet paid whose draw has taken place. */
  const placeAt = (c: Context): Place | null => {
    settleRounds(backend);
    return placeOf(backend, c.req.param('ticket') ?? '');
  };

  /** Answers with a round that was not played. */
  const refuse = (c: Context, place: Place, refused: string, why: string, status: 200 | 400) =>
    c.json({ refused, why, visit: visitOf(backend, place) }, status, open);

  const ended = (c: Context) =>
    c.json(endedAnswer(backend, c.req.param('ticket') ?? ''), 200, open);

  return new Hono()
    .get('/art/symbol/:file', (c) => {
      const picture = symbolPicture(c.req.param('file').replace(/\.svg$/, ''));
      if (picture === undefined) return c.notFound();
      return new Response(picture, {
        headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000' },
      });
    })
    .get('/play/:ticket', (c) => {
      const place = placeAt(c);
      const look = place && backend.catalogue.look(place.game.nodeId);
      if (!place || !look) return c.text('Not found', 404);
      const { game, title, ticket, table, stakes } = place;
      const nonce = randomToken(backend.state, 16);
      const page = gamePage({
        ...{ title, cover: game.coverUrl, language: languageOf(ticket.language) },
        ...{ look, table, nonce },
        config: {
          currency,
          least: formatMoney(stakes.least),
          most: formatMoney(stakes.most),
          steps: stakes.steps.map(formatMoney),
          visit: visitOf(backend, place),
          unseen: unseenRounds(backend, place).map((one) => answerOf(backend, place, one)),
          waiting: waitingRounds(backend, place),
          late: hasDraws(table) ? 'away' : 'late',
        },
      });
      return c.html(page, 200, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `default-src 'none'; img-src 'self'; connect-src 'self'; font-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; frame-ancestors 'self'`,
      });
    })
    .get('/play/:ticket/visit', (c) => {
      const place = placeAt(c);
      return place ? c.json(visitOf(backend, place), 200, open) : ended(c);
    })
    .get('/play/:ticket/news', (c) => {
      const place = placeAt(c);
      if (!place) return ended(c);
      if (!hasDraws(place.table)) return c.json({}, 404, open);
      const { seed } = backend;
      const now = backend.now();
      return c.json(place.table.news({ seed, now, room: roomOf(backend, place.game) }), 200, open);
    })
    .get('/play/:ticket/rounds', (c) => {
      const place = placeAt(c);
      if (!place) return ended(c);
      const last = roundsOf(backend, place).slice(-10).reverse();
      return c.json({ list: last.map((one) => answerOf(backend, place, one)) }, 200, open);
    })
    .post('/play/:ticket/check', (c) => {
      const place = placeAt(c);
      if (!place) return ended(c);
      confirmCheck(backend, place);
      return c.json(visitOf(backend, place), 200, open);
    })
    .post('/play/:ticket/seen', async (c) => {
      const place = placeAt(c);
      if (!place) return ended(c);
      const read = readFields({ key }, (await bodyOf(c.req.raw)) ?? {});
      if ('values' in read) markSeen(backend, place, read.values.key);
      return c.json({}, 'values' in read ? 200 : 400, open);
    })
    .post('/play/:ticket/round', async (c) => {
      const place = placeAt(c);
      if (!place) return ended(c);
      const texts = say(place);
      const read = readFields(round, (await bodyOf(c.req.raw)) ?? {});
      if ('wrong' in read) return refuse(c, place, 'failed', texts.refused ?? '', 400);
      const { key: id, draw = null } = read.values;
      const choice = place.table.readChoice(read.values.choice ?? '');
      if (choice === null || hasDraws(place.table) !== (draw !== null)) {
        return refuse(c, place, 'choice', texts.refused ?? '', 400);
      }
      const stake = readStake(place.stakes, read.values.stake, choice.stakes);
      if (typeof stake === 'string') {
        const { least, most } = place.stakes;
        const why = fill(texts[stake] ?? '', { min: money(least), max: money(most) });
        return refuse(c, place, stake, why, 400);
      }
      const played = playRound(backend, place, { key: id, stake, choice, draw });
      return 'code' in played
        ? refuse(c, place, played.code, reasonFor(backend, place, played), 200)
        : c.json(answerOf(backend, place, played.round), 200, open);
    });
}
