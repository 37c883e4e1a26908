export type { Detail, DetailWindowProps } from './DetailWindow.tsx';
export { DownlinesView, type DownlinesViewProps, type Standing } from './DownlinesView.tsx';
export { DownlinesWidget, type DownlinesWidgetProps } from './DownlinesWidget.tsx';
export type { Downline, DownlinePage, PathStep } from './model.ts';
export type { Sorting, TeamPlace } from './place.ts';
