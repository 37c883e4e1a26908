export type { Before, Overview, Share, Span, Top, WaitingOffer } from './model.ts';
export { OverviewView, type OverviewViewProps } from './OverviewView.tsx';
export { OverviewWidget } from './OverviewWidget.tsx';
