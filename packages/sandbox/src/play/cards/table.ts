import { pipRed, pips, suits } from '../../art/families/cards.ts';
import { petal, radial, rotate } from '../../art/shapes.ts';
import { fill, safeJson } from '../kit/html.ts';
import { type InstantTable, noChoice, type Parts, type Say } from '../kit/table.ts';
import { type CardsViewConfig, cardsView } from './client.ts';
import { cardsReturn, deal, payouts, timesFor } from './deal.ts';
import { cardsStyles } from './styles.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** The game of cards: nearest to nine against the house. */
export function cardsTable(): InstantTable {
  return {
    // Computed when a page says it, not at each start.
    get back() {
      return cardsReturn();
    },
    readChoice: noChoice,
    play: (random) => {
      const shown = deal(random);
      return { times: timesFor(...shown.points), shown };
    },
    parts: cardsParts,
  };
}

/** The signs of the suits and the flower of the back, as drawings that the cards use. */
function sprite(): string {
  const drawings = suits.map((suit) => {
    const colour = suit === 'heart' || suit === 'diamond' ? pipRed : '#1b2430';
    return `<symbol id="${suit}" viewBox="-12 -12 24 24">${pips[suit](0, 0, 10, colour)}</symbol>`;
  });
  const flower = radial(8, (angle) => rotate(petal(0, 0, 1.4, 10.5, 2.1, '#fdf6e3'), angle, 0, 0));
  const back = `<symbol id="back" viewBox="-12 -12 24 24">${flower}</symbol>`;
  return `<svg class="sprite" aria-hidden="true">${drawings.join('')}${back}</svg>`;
}

function cardsParts(say: Say): Parts {
  const config: CardsViewConfig = {
    ranks,
    rankNames: ranks.map((rank) => say[`rank.${rank}`] ?? rank),
    suits: suits.map((id) => ({
      id,
      name: say[`suit.${id}`] ?? id,
      red: id === 'heart' || id === 'diamond',
    })),
  };
  const hand = (whose: 'houses' | 'yours') => {
    const cards = [0, 1].map(
      (index) =>
        `<div class="card" id="${whose}-${index}" role="img" aria-label="${say['cards.down']}"><svg class="large" aria-hidden="true" viewBox="-12 -12 24 24"><use href="#back"/></svg></div>`,
    );
    const label = say[`cards.${whose}`];
    return `<div class="hand" role="group" aria-label="${label}"><p>${label} <b id="points-${whose}"></b></p>${cards.join('')}</div>`;
  };
  const rows = [
    [say['cards.payWin'], `${payouts.win}×`],
    [say['cards.payNine'], `${payouts.winWithNine}×`],
    [say['cards.payEqual'], '–'],
  ].map(([label, times]) => `<tr><th scope="row">${label}</th><td>${times}</td></tr>`);
  return {
    name: 'cards',
    rules: fill(say['cards.rules'] ?? '', {
      win: String(payouts.win),
      nine: String(payouts.winWithNine),
    }),
    facts: [],
    payTable: `<table><caption>${say.payTable}</caption><tbody>${rows.join('')}</tbody></table>`,
    stage: `<div class="felt">${sprite()}${hand('houses')}${hand('yours')}</div>`,
    styles: cardsStyles,
    view: `(words)=>(${cardsView.toString()})(${safeJson(config)},words)`,
  };
}
