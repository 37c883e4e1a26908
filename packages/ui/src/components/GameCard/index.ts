export type { FavouriteProps, FavouriteState } from './Favourite.tsx';
export {
  GameCard,
  type GameCardAction,
  type GameCardGame,
  type GameCardProps,
} from './GameCard.tsx';
export { GameCardSkeleton, type GameCardSkeletonProps } from './GameCardSkeleton.tsx';
