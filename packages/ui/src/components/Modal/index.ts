export { Modal, type ModalCloseReason, type ModalProps } from './Modal.tsx';
