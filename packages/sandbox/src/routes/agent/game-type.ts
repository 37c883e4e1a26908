import { gameTypes } from '../../catalogue/game-types.ts';
import { oneOf } from '../../http/fields.ts';

/** A kind of game, as the contract spells it. */
export const gameType = oneOf(...gameTypes);
