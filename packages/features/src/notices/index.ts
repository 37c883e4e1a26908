export { type Notice, NoticeModal, type NoticeModalProps } from './NoticeModal.tsx';
