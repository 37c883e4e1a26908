export { CategoryGamesWidget, type GameAddress } from './CategoryGamesWidget.tsx';
export { ElectronicGamesWidget } from './ElectronicGamesWidget.tsx';
export { GameCollectionWidget, type GameCollectionWidgetProps } from './GameCollectionWidget.tsx';
export { type EmptyReason, GameListView, type GameListViewProps } from './GameListView.tsx';
export { HotGamesWidget } from './HotGamesWidget.tsx';
