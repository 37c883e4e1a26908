export type { Upline } from './model.ts';
export { UplineView, type UplineViewProps, type WantedSending } from './UplineView.tsx';
export { UplineWidget } from './UplineWidget.tsx';
