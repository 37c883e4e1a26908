export { type HouseText, houseTextHref } from '../../shared/house-texts/house-texts.ts';
export { PostsView, type PostsViewProps } from './PostsView.tsx';
export { PostsWidget, type PostsWidgetProps } from './PostsWidget.tsx';
export type { Slot } from './posts-model.ts';
