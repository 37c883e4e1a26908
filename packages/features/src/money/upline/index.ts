export type { Upline } from './model.ts';
export type { UplineViewProps } from './UplineView.props.ts';
export { UplineView } from './UplineView.tsx';
export { UplineWidget } from './UplineWidget.tsx';
