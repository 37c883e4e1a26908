import type { GameView } from '../client/answers.ts';
import type { Words } from '../client/words.ts';
import type { CardsShown } from './deal.ts';

/** Data for the view of the cards. */
export interface CardsViewConfig {
  /** Short signs of the ranks, from the ace: `A`, `2` … `K`. */
  readonly ranks: readonly string[];
  /** Names of the ranks as they are read out. */
  readonly rankNames: readonly string[];
  /** Suits in the order of the deck: the id of the drawing, its name, and whether it is red. */
  readonly suits: readonly { readonly id: string; readonly name: string; readonly red: boolean }[];
}

/**
 * Deals the cards, one to each hand in turn, and then shows the points. The browser gets its source text, so it must
 * not use anything from outside.
 */
export function cardsView(
  { ranks, rankNames, suits }: CardsViewConfig,
  { fill, show }: Words,
): GameView<CardsShown> {
  const places = ['yours-0', 'houses-0', 'yours-1', 'houses-1'];

  const pip = (id: string, className: string) => {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    drawing.setAttribute('viewBox', '-12 -12 24 24');
    drawing.setAttribute('class', className);
    // The card around it has the name.
    drawing.setAttribute('aria-hidden', 'true');
    use.setAttribute('href', `#${id}`);
    drawing.append(use);
    return drawing;
  };

  const turnUp = async (place: Element, card: number, calm: boolean) => {
    const suit = suits[Math.floor(card / 13)];
    const sign = document.createElement('b');
    sign.textContent = ranks[card % 13] ?? '';
    const name = { rank: rankNames[card % 13] ?? '', suit: suit?.name ?? '' };
    place.setAttribute('aria-label', fill('cards.card', name));
    place.className = suit?.red ? 'card face red' : 'card face';
    place.replaceChildren(sign, pip(suit?.id ?? '', 'small'), pip(suit?.id ?? '', 'large'));
    if (calm || typeof place.animate !== 'function') return;
    const frames = [
      { opacity: 0, transform: 'translateY(-12px)' },
      { opacity: 1, transform: 'none' },
    ];
    await place.animate(frames, { duration: 220, easing: 'cubic-bezier(.2,.8,.2,1)' }).finished;
  };

  const turnDown = (place: Element) => {
    place.setAttribute('aria-label', fill('cards.down'));
    place.className = 'card';
    place.replaceChildren(pip('back', 'large'));
  };

  return {
    async show({ yours, houses, points }, calm) {
      const spots = places.flatMap((id) => document.getElementById(id) ?? []);
      for (const spot of spots) turnDown(spot);
      show('points-yours', '');
      show('points-houses', '');
      const dealt = [yours[0], houses[0], yours[1], houses[1]];
      for (const [index, spot] of spots.entries()) await turnUp(spot, dealt[index] ?? 0, calm);
      show('points-yours', String(points[0]));
      show('points-houses', String(points[1]));
    },
    tell: ({ points: [yours, houses], result }) => fill(`cards.${result}`, { yours, houses }),
  };
}
