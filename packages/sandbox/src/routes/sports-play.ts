import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { languageOf } from '../catalogue/language.ts';
import { formatMoney } from '../core/money.ts';
import { bodyOf } from '../http/answer.ts';
import { field, oneOf, readFields } from '../http/fields.ts';
import { fill } from '../play/kit/html.ts';
import { gameTexts } from '../play/kit/page.ts';
import { confirmCheck, visitOf } from '../play/kit/visit.ts';
import type { PlacedSlip, RefusedSlip } from '../play/sports/client/answers.ts';
import { mostLegs } from '../play/sports/legs.ts';
import { bookPage } from '../play/sports/page.ts';
import { type BookPlace, bookPlaceOf } from '../play/sports/place.ts';
import { readLegWishes } from '../play/sports/read-legs.ts';
import { returnNow } from '../play/sports/return.ts';
import { settleSlips } from '../play/sports/settle.ts';
import {
  markSlipSeen,
  mostPayout,
  placeSlip,
  slipSums,
  unseenSlips,
} from '../play/sports/slips.ts';
import { bookTexts } from '../play/sports/texts.ts';
import { bookAnswer } from '../play/sports/views.ts';
import { randomToken, type SlipRecord } from '../state/state.ts';
import { key } from './play.ts';
import { currency, endedAnswer, money, open, readStake, reasonFor } from './play-answers.ts';

/** Sportsbooks in their frames: matches, odds, slips and bets, for sports, e-sports and cockfighting (LCH-02). */
export function sportsPlayRoutes(backend: Backend): Hono {
  /** The place of a call, with every decided bet settled. */
  const placeIn = (c: Context) => {
    const place = bookPlaceOf(backend, c.req.param('ticket') ?? '');
    if (place) settleSlips(backend);
    return place;
  };
  const ended = (c: Context) =>
    c.json(endedAnswer(backend, c.req.param('ticket') ?? ''), 200, open);
  const visitIn = (place: BookPlace) => visitOf(backend, place, slipSums(backend, place.id));

  /** Answers with a slip that was not placed, and with everything as it is now. */
  const refuse = (c: Context, place: BookPlace, reason: RefusedSlip, status: 200 | 400) =>
    c.json({ ...reason, book: bookAnswer(backend, place) }, status, open);

  const placed = (place: BookPlace, { key: sent, betIds }: SlipRecord): PlacedSlip => {
    const ids = new Set(betIds);
    const total = backend.state.bets.reduce(
      (sum, { id, stake }) => (ids.has(id) ? sum + stake : sum),
      0n,
    );
    return { key: sent, betIds, total: formatMoney(total), book: bookAnswer(backend, place) };
  };

  return new Hono()
    .get('/play/:ticket', async (c, next) => {
      const place = placeIn(c);
      const look = place && backend.catalogue.look(place.game.nodeId);
      if (!place || !look) return next();
      const { game, ticket, type, stakes } = place;
      const nonce = randomToken(backend.state, 16);
      const page = bookPage({
        ...{ title: game.gameName, cover: game.coverUrl, language: languageOf(ticket.language) },
        ...{ look, type, nonce, back: returnNow(backend.seed, type, backend.now()) },
        config: {
          ...{ currency, mostLegs, mostPayout: formatMoney(mostPayout) },
          least: formatMoney(stakes.least),
          most: formatMoney(stakes.most),
          steps: stakes.steps.map(formatMoney),
          book: bookAnswer(backend, place),
          unseen: unseenSlips(backend, place).map(({ key: sent, betIds }) => ({
            key: sent,
            betIds,
          })),
        },
      });
      return c.html(page, 200, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `default-src 'none'; img-src 'self'; connect-src 'self'; font-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; frame-ancestors 'self'`,
      });
    })
    .get('/play/:ticket/book', (c) => {
      const place = placeIn(c);
      return place ? c.json(bookAnswer(backend, place), 200, open) : ended(c);
    })
    .get('/play/:ticket/visit', async (c, next) => {
      const place = placeIn(c);
      return place ? c.json(visitIn(place), 200, open) : next();
    })
    .post('/play/:ticket/check', async (c, next) => {
      const place = placeIn(c);
      if (!place) return next();
      confirmCheck(backend, place);
      return c.json(visitIn(place), 200, open);
    })
    .post('/play/:ticket/seen', async (c, next) => {
      const place = placeIn(c);
      if (!place) return next();
      const read = readFields({ key }, (await bodyOf(c.req.raw)) ?? {});
      if ('values' in read) markSlipSeen(backend, place, read.values.key);
      return c.json({}, 'values' in read ? 200 : 400, open);
    })
    .post('/play/:ticket/slip', async (c) => {
      const place = placeIn(c);
      if (!place) return ended(c);
      const language = languageOf(place.ticket.language);
      const texts = bookTexts(language);
      const desk = { type: place.type, seed: backend.seed, now: backend.now() };
      const fields = {
        key,
        kind: oneOf('multiple', 'single'),
        stake: field((value) => (typeof value === 'string' ? value.slice(0, 64) : undefined)),
        legs: field((value) => readLegWishes(desk, value)),
      };
      const read = readFields(fields, (await bodyOf(c.req.raw)) ?? {});
      if ('wrong' in read) {
        return refuse(c, place, { refused: 'failed', why: texts.refused ?? '' }, 400);
      }
      const { stake: typed, ...rest } = read.values;
      const stake = readStake(place.stakes, typed);
      if (typeof stake === 'string') {
        const { least, most } = place.stakes;
        const why = fill(gameTexts(language)[stake] ?? '', { min: money(least), max: money(most) });
        return refuse(c, place, { refused: stake, why }, 400);
      }
      const answer = placeSlip(backend, place, { ...rest, stake });
      if ('slip' in answer) return c.json(placed(place, answer.slip), 200, open);
      if ('code' in answer) {
        const why = reasonFor(backend, place, answer);
        return refuse(c, place, { refused: answer.code, why }, 200);
      }
      const { problem } = answer;
      const why = fill(texts[`problem.${problem}`] ?? '', { most: money(mostPayout) });
      return refuse(c, place, { refused: problem, why }, 200);
    });
}
