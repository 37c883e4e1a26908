import { gameTypes } from '../../catalogue/game-types.ts';
import { oneOf } from '../../http/fields.ts';

/** A game type, as the contract spells it. */
export const gameType = oneOf(...gameTypes);
