export type { Overview, Share, Span, Top } from './model.ts';
export { OverviewView, type OverviewViewProps } from './OverviewView.tsx';
export { OverviewWidget } from './OverviewWidget.tsx';
