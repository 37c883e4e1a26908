export {
  type Catalogue,
  createCatalogue,
} from './catalogue.ts';
export {
  bannersOf,
  countriesIn,
  type DemoAccount,
  demoAccounts,
  noticesIn,
} from './content.ts';
export { type GameType, gameTypes } from './game-types.ts';
export { type InLanguages, type Language, languageOf, sameInAll } from './language.ts';
export { promotionsIn } from './promotions.ts';
export type { GameQuery } from './search.ts';
export { vendors } from './vendors.ts';
