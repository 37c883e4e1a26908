export { GameGrid, GameGridPage, type GameGridProps } from './GameGrid.tsx';
export { GameGridPages, type GameGridPagesProps } from './GameGridPages.tsx';
