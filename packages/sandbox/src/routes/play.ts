import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { languageOf } from '../catalogue/language.ts';
import { formatMoney } from '../core/money.ts';
import { bodyOf } from '../http/answer.ts';
import { field, readFields } from '../http/fields.ts';
import { fill } from '../play/kit/html.ts';
import { gamePage, gameTexts } from '../play/kit/page.ts';
import { type Place, placeOf } from '../play/kit/place.ts';
import { answerOf, markSeen, playRound, unseenRounds } from '../play/kit/round.ts';
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
};

/** The games in their frames: their pages, and their rounds, which really move play money (LCH-01). */
export function playRoutes(backend: Backend): Hono {
  const say = ({ ticket }: Pick<Place, 'ticket'>) => gameTexts(languageOf(ticket.language));

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
      const place = placeOf(backend, c.req.param('ticket'));
      const look = place && backend.catalogue.look(place.game.nodeId);
      if (!place || !look) return c.text('Not found', 404);
      const { game, ticket, table, stakes } = place;
      const nonce = randomToken(backend.state, 16);
      const page = gamePage({
        ...{ title: game.gameName, cover: game.coverUrl, language: languageOf(ticket.language) },
        ...{ look, table, nonce },
        config: {
          currency,
          least: formatMoney(stakes.least),
          most: formatMoney(stakes.most),
          steps: stakes.steps.map(formatMoney),
          visit: visitOf(backend, place),
          unseen: unseenRounds(backend, place).map((one) => answerOf(backend, place, one)),
        },
      });
      return c.html(page, 200, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `default-src 'none'; img-src 'self'; connect-src 'self'; font-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; frame-ancestors 'self'`,
      });
    })
    .get('/play/:ticket/visit', (c) => {
      const place = placeOf(backend, c.req.param('ticket'));
      return place ? c.json(visitOf(backend, place), 200, open) : ended(c);
    })
    .post('/play/:ticket/check', (c) => {
      const place = placeOf(backend, c.req.param('ticket'));
      if (!place) return ended(c);
      confirmCheck(backend, place);
      return c.json(visitOf(backend, place), 200, open);
    })
    .post('/play/:ticket/seen', async (c) => {
      const place = placeOf(backend, c.req.param('ticket'));
      if (!place) return ended(c);
      const read = readFields({ key }, (await bodyOf(c.req.raw)) ?? {});
      if ('values' in read) markSeen(backend, place, read.values.key);
      return c.json({}, 'values' in read ? 200 : 400, open);
    })
    .post('/play/:ticket/round', async (c) => {
      const place = placeOf(backend, c.req.param('ticket'));
      if (!place) return ended(c);
      const texts = say(place);
      const read = readFields(round, (await bodyOf(c.req.raw)) ?? {});
      if ('wrong' in read) return refuse(c, place, 'failed', texts.refused ?? '', 400);
      const stake = readStake(place.stakes, read.values.stake);
      if (typeof stake === 'string') {
        const { least, most } = place.stakes;
        const why = fill(texts[stake] ?? '', { min: money(least), max: money(most) });
        return refuse(c, place, stake, why, 400);
      }
      const played = playRound(backend, place, { key: read.values.key, stake });
      return 'code' in played
        ? refuse(c, place, played.code, reasonFor(backend, place, played), 200)
        : c.json(answerOf(backend, place, played.round), 200, open);
    });
}
