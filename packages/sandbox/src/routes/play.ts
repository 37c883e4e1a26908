import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { languageOf } from '../catalogue/language.ts';
import { type Cents, formatMoney, parseMoney } from '../core/money.ts';
import type { Refusal } from '../core/refusal.ts';
import { bodyOf } from '../http/answer.ts';
import { field, readFields } from '../http/fields.ts';
import { readAmount } from '../play/kit/amount.ts';
import { fill } from '../play/kit/html.ts';
import { gamePage, gameTexts } from '../play/kit/page.ts';
import { type Place, placeOf } from '../play/kit/place.ts';
import { answerOf, markSeen, playRound, unseenRounds } from '../play/kit/round.ts';
import { confirmCheck, visitOf } from '../play/kit/visit.ts';
import { symbolPicture } from '../play/slot/symbols.ts';
import { randomToken } from '../state/state.ts';
import { translate } from '../text/translate.ts';

// The frame has no origin of its own, so even the site is another origin. The ticket in the URL gives access; no cookie
// or token is read here.
const open = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

const currency = '\u09F3';
const money = (cents: Cents): string =>
  currency + formatMoney(cents).replace(/\B(?=(\d{3})+\.)/g, ',');

const key = field((value) =>
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

  /** Why no round was played, in the language of the page. */
  const reasonFor = (place: Place, { code, text, values }: Refusal): string => {
    if (code === 'INSUFFICIENT_BALANCE') {
      const { balance } = visitOf(backend, place);
      return fill(say(place).insufficient ?? '', { balance: money(parseMoney(balance) ?? 0n) });
    }
    return translate(text, languageOf(place.ticket.language), values);
  };

  /** Answers with a round that was not played. */
  const refuse = (c: Context, place: Place, refused: string, why: string, status: 200 | 400) =>
    c.json({ refused, why, visit: visitOf(backend, place) }, status, open);

  /** Reads a stake; a text that is none gives the key of the sentence that says why. */
  const stakeIn = ({ stakes: { least, most } }: Place, typed: string): Cents | string => {
    const amount = readAmount(typed);
    const cents = amount === null ? null : parseMoney(amount);
    if (cents === null) return 'stake.text';
    if (cents < least) return 'stake.low';
    return cents > most ? 'stake.high' : cents;
  };

  const ended = (c: Context) => {
    const { ended: why } = gameTexts(
      languageOf(backend.state.tickets.get(c.req.param('ticket') ?? '')?.language),
    );
    return c.json({ refused: 'ended', why }, 200, open);
  };

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
      const stake = stakeIn(place, read.values.stake);
      if (typeof stake === 'string') {
        const { least, most } = place.stakes;
        const why = fill(texts[stake] ?? '', { min: money(least), max: money(most) });
        return refuse(c, place, stake, why, 400);
      }
      const played = playRound(backend, place, { key: read.values.key, stake });
      return 'code' in played
        ? refuse(c, place, played.code, reasonFor(place, played), 200)
        : c.json(answerOf(backend, place, played.round), 200, open);
    });
}
