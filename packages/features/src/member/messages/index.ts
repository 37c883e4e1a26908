export type { MessagesViewProps } from './MessagesView.props.ts';
export { MessagesView } from './MessagesView.tsx';
export { MessagesWidget } from './MessagesWidget.tsx';
export type { Message, MessageFilter, MessageList } from './messages-model.ts';
