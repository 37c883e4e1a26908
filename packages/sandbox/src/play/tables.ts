import type { Catalogue } from '../catalogue/catalogue.ts';
import { lotteryOfGame } from '../lottery/draws.ts';
import { cardsTable } from './cards/table.ts';
import { fishTable } from './fish/table.ts';
import type { Table } from './kit/table.ts';
import { lotteryTable } from './lottery/table.ts';
import { rouletteTable } from './roulette/table.ts';
import { familyOf, machineFor } from './slot/families.ts';
import { slotTable } from './slot/table.ts';
import { bookTypeOf } from './sports/world.ts';

const cards = cardsTable();
const fish = fishTable();

/**
 * The game behind a card: reels for slots, cards for card games, tickets for lotteries, a pond for fish, a wheel for live
 * tables (cards where the cover shows cards), plain reels for types without an own game yet. A sportsbook has no rounds,
 * so it has no table: see `sports`.
 */
export function tableOf(catalogue: Catalogue, nodeId: number): Table | undefined {
  const game = catalogue.game(nodeId);
  const look = catalogue.look(nodeId);
  if (!game || !look || bookTypeOf(game.gameType)) return undefined;
  const lottery = lotteryOfGame(nodeId);
  if (lottery) return lotteryTable(lottery);
  switch (game.gameType) {
    case 'PVP':
      return cards;
    case 'LIVE':
      return look.subject === 'cards' ? cards : rouletteTable(nodeId);
    case 'FISH':
      return fish;
    case 'RNG':
      return slotTable(machineFor(familyOf(look.mark), game.minLineNum, look), game.coverUrl);
    default:
      return slotTable(machineFor('plain', 1));
  }
}
