export type { Detail, DetailWindowProps } from './DetailWindow.props.ts';
export type { DownlinesViewProps, Standing } from './DownlinesView.props.ts';
export { DownlinesView } from './DownlinesView.tsx';
export { DownlinesWidget, type DownlinesWidgetProps } from './DownlinesWidget.tsx';
export type { Downline, DownlinePage, PathStep } from './downlines-model.ts';
export type { Sorting, TeamPlace } from './place.ts';
export type { Transfer, TransferEvents } from './Transfer.props.ts';
export type { TransferTarget } from './transfer.ts';
