export type { Upline, UplineDraft } from './model.ts';
export type { UplineViewProps, WantedSending } from './UplineView.props.ts';
export { UplineView } from './UplineView.tsx';
export { UplineWidget } from './UplineWidget.tsx';
