import { categoryHref, withVendor } from './categories.ts';
import { type GameSummary, gameHref } from './game-summary.ts';

/** Where a card leads: to its game, or to the list of its vendor in the category of the card (GAM-03). */
export function gamePath({
  id,
  gameType,
  vendorId,
  opensList,
}: Pick<GameSummary, 'id' | 'gameType' | 'vendorId' | 'opensList'>): string {
  const category = opensList && vendorId !== '' ? categoryHref(gameType) : null;
  return category === null ? gameHref(id) : withVendor(category, vendorId);
}
