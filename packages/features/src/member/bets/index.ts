export { BetsView, type BetsViewProps } from './BetsView.tsx';
export { BetsWidget } from './BetsWidget.tsx';
