export type { UplineViewProps } from './UplineView.props.ts';
export { UplineView } from './UplineView.tsx';
export { UplineWidget } from './UplineWidget.tsx';
export type { Upline } from './upline-model.ts';
