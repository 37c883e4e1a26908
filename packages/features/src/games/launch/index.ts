export { GameLaunchWidget, type GameLaunchWidgetProps } from './GameLaunchWidget.tsx';
export { type LaunchScreen, type LaunchTarget, readTarget } from './target.ts';
