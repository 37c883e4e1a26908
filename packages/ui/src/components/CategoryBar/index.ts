export { type Category, CategoryBar, type CategoryBarProps } from './CategoryBar.tsx';
