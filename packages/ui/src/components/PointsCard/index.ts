export { PointsCard, type PointsCardProps } from './PointsCard.tsx';
