export { ToggleCard, type ToggleCardProps } from './ToggleCard.tsx';
