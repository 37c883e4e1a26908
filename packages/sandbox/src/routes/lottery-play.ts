import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { languageOf } from '../catalogue/language.ts';
import { clockTime } from '../core/calendar.ts';
import { formatMoney, parseMoney } from '../core/money.ts';
import { bodyOf } from '../http/answer.ts';
import { field, readFields } from '../http/fields.ts';
import { betsOf, moneyOf } from '../ledger/queries.ts';
import { drawAt, lastDrawn, lotteryOfGame, numbersOf } from '../lottery/draws.ts';
import { lotteryPage } from '../lottery/page/page.ts';
import { buyTicket, readChoice, readTicket, settleTickets, stakes } from '../lottery/tickets.ts';
import { randomToken } from '../state/state.ts';

// The frame has no origin of its own; the ticket in the URL gives access.
const open = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

const refusals: Readonly<Record<string, string>> = {
  INSUFFICIENT_BALANCE: 'insufficient',
  PLAY_PAUSED: 'paused',
  GAME_MAINTENANCE: 'closed',
};

/** A lottery in its frame: its page, its tickets, and their results (LOT-01). */
export function lotteryPlayRoutes(backend: Backend): Hono {
  const loggedInClient = (id: string) => {
    const ticket = backend.state.tickets.get(id);
    const alive = ticket?.isLottery && ticket.expiresAt > backend.now();
    const member = alive ? backend.state.members.get(ticket.memberId) : undefined;
    const lottery = ticket && lotteryOfGame(ticket.nodeId);
    return alive && member && lottery ? { member, lottery, language: ticket.language } : null;
  };

  return new Hono()
    .get('/play/:ticket', async (c, next) => {
      const client = loggedInClient(c.req.param('ticket'));
      if (!client) return next();
      const nonce = randomToken(backend.state, 16);
      const page = lotteryPage(client.lottery, languageOf(client.language), {
        currency: '\u09F3',
        stakes: stakes.map(formatMoney),
        nonce,
      });
      return c.html(page, 200, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `default-src 'none'; connect-src 'self'; font-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; frame-ancestors 'self'`,
      });
    })
    .get('/play/:ticket/tickets', (c) => {
      const client = loggedInClient(c.req.param('ticket'));
      if (!client) return c.json({ refused: 'ended' }, 404, open);
      const { member, lottery } = client;
      settleTickets(backend);
      const last = lastDrawn(lottery, backend.now());
      const next = drawAt(lottery, last + 1);
      const bought = betsOf(backend, member.id, { from: 0, to: backend.now() + 1 })
        .flatMap((bet) => {
          const ticket = readTicket(bet);
          return ticket?.lottery === lottery ? [{ bet, ...ticket }] : [];
        })
        .slice(0, 10);
      return c.json(
        {
          drawNo: next.drawNo,
          drawTime: clockTime(next.at),
          last: numbersOf(backend.seed, drawAt(lottery, last)).join(' '),
          balance: formatMoney(moneyOf(backend.state, member.id).spendable),
          tickets: bought.map(({ bet, draw, chosen }) => ({
            betNo: bet.id,
            drawNo: draw.drawNo,
            numbers: chosen.join(' '),
            stake: formatMoney(bet.stake),
            status: bet.status,
            payout: formatMoney(bet.payout),
          })),
        },
        200,
        open,
      );
    })
    .post('/play/:ticket/tickets', async (c) => {
      const client = loggedInClient(c.req.param('ticket'));
      if (!client) return c.json({ refused: 'ended' }, 200, open);
      const { lottery, member } = client;
      const fields = {
        numbers: field((value) => readChoice(lottery, value) ?? undefined),
        stake: field((value) => {
          const amount = typeof value === 'string' ? parseMoney(value) : null;
          return amount !== null && stakes.includes(amount) ? amount : undefined;
        }),
      };
      const read = readFields(fields, (await bodyOf(c.req.raw)) ?? {});
      if ('wrong' in read) {
        const refused = read.wrong.includes('numbers') ? 'numbers' : 'failed';
        return c.json({ refused }, 400, open);
      }
      const { numbers: chosen, stake } = read.values;
      const bought = buyTicket(backend, member, lottery, { chosen, stake });
      return 'code' in bought
        ? c.json({ refused: refusals[bought.code] ?? 'limit' }, 200, open)
        : c.json({ betNo: bought.bet.id }, 200, open);
    });
}
