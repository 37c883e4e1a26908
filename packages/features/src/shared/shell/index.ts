export { ErrorBoundary } from './ErrorBoundary.tsx';
export {
  loadQuestions,
  type ModalRegistry,
  type NamedModalProps,
  OverlayHost,
} from './OverlayHost.tsx';
export { PartBoundary } from './PartBoundary.tsx';
export { useGuard } from './use-guard.ts';
export { useLogout } from './use-logout.ts';
export { WindowPlace } from './WindowPlace.tsx';
