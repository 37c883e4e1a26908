export { type Notice, NoticeModal, type NoticeModalProps } from './NoticeModal.tsx';
export { SafeHtml } from './SafeHtml.tsx';
export { sanitise } from './sanitise.ts';
