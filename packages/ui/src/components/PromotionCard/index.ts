export {
  type PromotionAction,
  PromotionCard,
  type PromotionCardProps,
  type PromotionStep,
  PromotionTile,
  type PromotionTileProps,
} from './PromotionCard.tsx';
export {
  PromotionCardSkeleton,
  type PromotionCardSkeletonProps,
} from './PromotionCardSkeleton.tsx';
