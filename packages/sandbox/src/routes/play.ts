import { Hono } from 'hono';
import { cover } from '../art/cover.ts';
import type { Backend } from '../backend.ts';
import { languageOf } from '../catalogue/language.ts';
import { formatMoney, parseMoney } from '../core/money.ts';
import { moneyOf } from '../ledger/queries.ts';
import { gamePage, gameTexts } from '../play/page.ts';
import { stakes, symbols } from '../play/round.ts';
import { playTurn } from '../play/turn.ts';
import { randomToken, type TicketRecord } from '../state/state.ts';

// The frame has no origin of its own, so even the site is another origin. The ticket in the URL gives access; no cookie
// or token is read here.
const open = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

/** The demo game: its page and its rounds, which really move play money. */
export function playRoutes(backend: Backend): Hono {
  const ticketFor = (id: string): TicketRecord | null => {
    const ticket = backend.state.tickets.get(id);
    return ticket && ticket.expiresAt > backend.now() ? ticket : null;
  };
  return new Hono()
    .get('/art/symbol/:file', (c) => {
      const name = c.req.param('file').replace(/\.svg$/, '');
      const family = symbols.find((symbol) => symbol === name);
      if (!family) return c.notFound();
      const picture = cover(7, { family, width: 240, height: 240 });
      return new Response(picture, {
        headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000' },
      });
    })
    .get('/play/:ticket', (c) => {
      const ticket = ticketFor(c.req.param('ticket'));
      const member = ticket && backend.state.members.get(ticket.memberId);
      const game = ticket && backend.catalogue.game(ticket.nodeId, ticket.language);
      if (!ticket || !member || !game) return c.text('Not found', 404);
      const language = languageOf(ticket.language);
      const nonce = randomToken(backend.state, 16);
      const config = {
        currency: '\u09F3',
        balance: formatMoney(moneyOf(backend.state, member.id).spendable),
        stakes: stakes.map(formatMoney),
        reels: [symbols[0], symbols[1], symbols[2]],
        say: gameTexts(language),
      };
      return c.html(gamePage(game.gameName, language, config, nonce), 200, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `default-src 'none'; img-src 'self'; connect-src 'self'; font-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; frame-ancestors 'self'`,
      });
    })
    .post('/play/:ticket/round', async (c) => {
      const ticket = ticketFor(c.req.param('ticket'));
      const member = ticket && backend.state.members.get(ticket.memberId);
      if (!ticket || !member) return c.json({ refused: 'ended' }, 200, open);
      const stake = parseMoney((await c.req.text()).trim());
      if (stake === null || !stakes.includes(stake))
        return c.json({ refused: 'failed' }, 400, open);
      const game = backend.catalogue.game(ticket.nodeId);
      if (!game) return c.json({ refused: 'failed' }, 400, open);
      const { nodeId, gameType, vassalage } = game;
      const turn = playTurn(backend, member, { nodeId, gameType, vassalage, stake });
      if ('code' in turn) {
        const short = turn.code === 'INSUFFICIENT_BALANCE';
        const refused = short ? 'insufficient' : turn.code === 'PLAY_PAUSED' ? 'paused' : 'limit';
        return c.json({ refused }, 200, open);
      }
      const { reels, payout } = turn.round;
      return c.json(
        {
          reels,
          payout: formatMoney(payout),
          net: formatMoney(payout - stake),
          balance: formatMoney(moneyOf(backend.state, member.id).spendable),
        },
        200,
        open,
      );
    });
}
