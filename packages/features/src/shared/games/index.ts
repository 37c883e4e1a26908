export { Cover } from './Cover.tsx';
export {
  type CategoryCode,
  type CategoryOptions,
  type CategoryVendor,
  categoryHref,
  type GameCategory,
  toCategories,
  withVendor,
} from './categories.ts';
export { type Favourites, useFavourites } from './favourites.ts';
export { GameTile, type GameTileProps, isFavourite } from './GameTile.tsx';
export { gameKinds } from './kinds.ts';
export { keepGame, keptGame } from './last-played.ts';
export {
  lotteryHref,
  type PrizeMode,
  prizeModes,
  sitePrizeMode,
  toPrizeMode,
} from './lottery-mode.ts';
export {
  type GameSummary,
  type GameType,
  gameHref,
  noCover,
  toGameSummary,
  toGameType,
  type VendorNames,
  vendorNamesOf,
} from './model.ts';
export { usePlay } from './play.ts';
export { type SiteLottery, useSiteLottery } from './site-lottery.ts';
export { useSeconds } from './use-seconds.ts';
export { useVendorNames, useVendorsQuery } from './vendors.ts';
export { keepViewed, readViewed, refreshed, type ViewedGame, writeViewed } from './viewed.ts';
