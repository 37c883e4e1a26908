export { AnnouncementModal, type AnnouncementModalProps } from './AnnouncementModal.tsx';
export { NoticeModal, type NoticeModalProps } from './NoticeModal.tsx';
export { NoticePageView, type NoticePageViewProps } from './NoticePageView.tsx';
export { NoticePageWidget, type NoticePageWidgetProps } from './NoticePageWidget.tsx';
export { NamedAnnouncementModal, NamedNoticeModal } from './named-modals.tsx';
export { Reader, type ReaderProps } from './Reader.tsx';
export type { Notice } from './reading.ts';
export { useRead } from './use-notices.ts';
