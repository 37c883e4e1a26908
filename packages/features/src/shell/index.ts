export { ErrorBoundary } from './ErrorBoundary.tsx';
export { useGuard } from './guard.ts';
export { loadQuestions } from './load-questions.ts';
export { useLogout } from './logout.ts';
export { type ModalRegistry, type NamedModalProps, OverlayHost } from './OverlayHost.tsx';
export { PartBoundary } from './PartBoundary.tsx';
export { WindowPlace } from './WindowPlace.tsx';
