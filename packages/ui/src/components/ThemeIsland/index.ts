export { ThemeIsland, type ThemeIslandProps } from './ThemeIsland.tsx';
