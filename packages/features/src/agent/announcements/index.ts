export { AnnouncementsView, type AnnouncementsViewProps } from './AnnouncementsView.tsx';
export { AnnouncementsWidget } from './AnnouncementsWidget.tsx';
