export { type IconComponent, type IconLike, IconSlot, type IconSlotProps } from './IconSlot.tsx';
