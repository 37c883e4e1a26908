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
export { GameTile, type GameTileProps, isFavourite } from './GameTile.tsx';
export {
  type GameSummary,
  type GameType,
  gameHref,
  noCover,
  toGameSummary,
  toGameType,
  type VendorNames,
  vendorNamesOf,
} from './game-summary.ts';
export { gameKinds } from './kinds.ts';
export { keepGame, keptGame } from './last-played.ts';
export {
  lotteryHref,
  type PrizeMode,
  prizeModes,
  sitePrizeMode,
  toPrizeMode,
} from './lottery-mode.ts';
export { type Favourites, useFavourites } from './use-favourites.ts';
export { usePlay } from './use-play.ts';
export { useSeconds } from './use-seconds.ts';
export { type SiteLottery, useSiteLottery } from './use-site-lottery.ts';
export { useVendorNames, useVendorsQuery } from './use-vendors.ts';
export { keepViewed, readViewed, refreshed, type ViewedGame, writeViewed } from './viewed.ts';
