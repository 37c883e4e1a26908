import type { Backend } from '../backend.ts';
import { languageOf } from '../catalogue/language.ts';
import { type Cents, formatMoney, parseMoney } from '../core/money.ts';
import type { Refusal } from '../core/refusal.ts';
import { moneyOf } from '../ledger/queries.ts';
import { readAmount } from '../play/kit/amount.ts';
import { fill } from '../play/kit/html.ts';
import { gameTexts } from '../play/kit/page.ts';
import type { Place } from '../play/kit/place.ts';
import type { Stakes } from '../play/kit/stakes.ts';
import { translate } from '../text/translate.ts';

// What the routes of all games in frames share.

/**
 * Headers of every answer: the frame has no origin of its own, so even the site is another origin. The ticket in the URL
 * gives access; no cookie or token is read.
 */
export const open = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

export const currency = '\u09F3';

/** An amount as the pages write it: `৳1,200.00`. */
export const money = (cents: Cents): string =>
  currency + formatMoney(cents).replace(/\B(?=(\d{3})+\.)/g, ',');

/**
 * Reads a stake; a text that is none gives the key of the sentence that says why.
 * @param parts how many stakes the whole bet has. Default 1
 */
export function readStake({ least, most }: Stakes, typed: string, parts = 1n): Cents | string {
  const amount = readAmount(typed);
  const cents = amount === null ? null : parseMoney(amount);
  if (cents === null) return 'stake.text';
  if (cents < least) return 'stake.low';
  return cents * parts > most ? 'stake.high' : cents;
}

/** Why nothing was played, in the language of the page. */
export function reasonFor(
  { state }: Backend,
  { ticket, member }: Pick<Place, 'ticket' | 'member'>,
  { code, text, values }: Refusal,
): string {
  const language = languageOf(ticket.language);
  if (code === 'BETS_CLOSED') return gameTexts(language).closed ?? '';
  if (code !== 'INSUFFICIENT_BALANCE') return translate(text, language, values);
  const balance = money(moneyOf(state, member.id).spendable);
  return fill(gameTexts(language).insufficient ?? '', { balance });
}

/** The answer for a ticket that has expired. */
export function endedAnswer({ state }: Backend, ticket: string) {
  const { ended: why = '' } = gameTexts(languageOf(state.tickets.get(ticket)?.language));
  return { refused: 'ended', why };
}
