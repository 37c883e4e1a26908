export { Categories } from './Categories.tsx';
export { Hero } from './Hero.tsx';
export type { HomeViews } from './HomeView.tsx';
export { HomeWidget } from './HomeWidget.tsx';
