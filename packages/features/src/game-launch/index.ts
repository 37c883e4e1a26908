export { GameLaunchWidget, type GameLaunchWidgetProps } from './GameLaunchWidget.tsx';
