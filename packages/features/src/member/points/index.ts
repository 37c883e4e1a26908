export { PointsView, type PointsViewProps } from './PointsView.tsx';
export { PointsWidget } from './PointsWidget.tsx';
