import type { Catalogue } from '../catalogue/catalogue.ts';
import { cardsTable } from './cards/table.ts';
import type { Table } from './kit/table.ts';
import { familyOf, machineFor } from './slot/families.ts';
import { slotTable } from './slot/table.ts';
import { bookTypeOf } from './sports/world.ts';

const cards = cardsTable();

/**
 * The game behind a card: reels for slots, cards for card games, plain reels for types without an own game yet. A
 * sportsbook has no rounds, so it has no table: see `sports`.
 */
export function tableOf(catalogue: Catalogue, nodeId: number): Table | undefined {
  const game = catalogue.game(nodeId);
  const look = catalogue.look(nodeId);
  if (!game || !look || bookTypeOf(game.gameType)) return undefined;
  if (game.gameType === 'PVP') return cards;
  return game.gameType === 'RNG'
    ? slotTable(machineFor(familyOf(look.mark), game.minLineNum, look), game.coverUrl)
    : slotTable(machineFor('plain', 1));
}
