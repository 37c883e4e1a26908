export { ErrorBoundary } from './ErrorBoundary.tsx';
export { useGuard } from './guard.ts';
export { useLogout } from './logout.ts';
export {
  loadQuestions,
  type ModalRegistry,
  type NamedModalProps,
  OverlayHost,
} from './OverlayHost.tsx';
export { PartBoundary } from './PartBoundary.tsx';
export { WindowPlace } from './WindowPlace.tsx';
