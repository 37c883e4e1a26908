export { CategoryGamesWidget, type GameAddress } from './CategoryGamesWidget.tsx';
export { ElectronicGamesWidget } from './ElectronicGamesWidget.tsx';
export {
  changeFilters,
  type FilterChange,
  type GameFilters,
  noFilters,
  readFilters,
  writeFilters,
} from './filters.ts';
export { GameCollectionWidget, type GameCollectionWidgetProps } from './GameCollectionWidget.tsx';
export { type EmptyReason, GameListView, type GameListViewProps } from './GameListView.tsx';
export { HotGamesWidget } from './HotGamesWidget.tsx';
export { classOptions } from './options.ts';
export { type GameListData, useClassifications, useGameList } from './use-game-list.ts';
