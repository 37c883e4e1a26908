export type { FeedbackViewProps } from './FeedbackView.props.ts';
export { FeedbackView } from './FeedbackView.tsx';
export { FeedbackWidget, type FeedbackWidgetProps } from './FeedbackWidget.tsx';
