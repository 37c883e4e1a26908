export { MessagesView, type MessagesViewProps } from './MessagesView.tsx';
export { MessagesWidget } from './MessagesWidget.tsx';
export type { Message, MessageFilter, MessageList } from './model.ts';
