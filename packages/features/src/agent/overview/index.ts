export { OverviewView, type OverviewViewProps } from './OverviewView.tsx';
export { OverviewWidget } from './OverviewWidget.tsx';
export type { Before, Overview, Share, Span, Top, WaitingOffer } from './overview-model.ts';
