export { GameGrid, GameGridPage, type GameGridProps } from './GameGrid.tsx';
