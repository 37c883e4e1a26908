export { WinnersView, type WinnersViewProps } from './WinnersView.tsx';
export { WinnersWidget } from './WinnersWidget.tsx';
