export { LevelCard, type LevelCardProps, type LevelProgress } from './LevelCard.tsx';
export { LevelShield, type LevelShieldProps } from './LevelShield.tsx';
