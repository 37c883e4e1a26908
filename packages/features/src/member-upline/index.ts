export type { Upline, UplineDraft } from './model.ts';
export { UplineView, type UplineViewProps, type WantedSending } from './UplineView.tsx';
export { UplineWidget } from './UplineWidget.tsx';
