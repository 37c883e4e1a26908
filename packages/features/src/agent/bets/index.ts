export { TeamBetsView, type TeamBetsViewProps } from './TeamBetsView.tsx';
export { TeamBetsWidget } from './TeamBetsWidget.tsx';
