export type { Slot } from './model.ts';
export { PostsView, type PostsViewProps } from './PostsView.tsx';
export { PostsWidget, type PostsWidgetProps } from './PostsWidget.tsx';
