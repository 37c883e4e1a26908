export { FeedbackView, type FeedbackViewProps } from './FeedbackView.tsx';
export { FeedbackWidget, type FeedbackWidgetProps } from './FeedbackWidget.tsx';
