import { type ReactNode, Suspense, useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { useRuntime } from '../runtime/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Says that a window could not be loaded, and closes what was to open: the next press tries again (ERR-01). */
export function Unloadable({ onClose }: { readonly onClose: () => void }) {
  const { toasts } = useRuntime();
  const t = useT();
  useEffect(() => {
    onClose();
    toasts.show({ id: 'unloadable', tone: 'danger', title: t('error.network') });
  }, [onClose, toasts, t]);
  return null;
}

interface WindowPlaceProps {
  readonly children: ReactNode;
  /** The window could not be loaded: forget that it was to open. */
  readonly onClose: () => void;
}

/** The place of a window whose code comes when it opens. One that cannot be loaded leaves the page as it is (ERR-01). */
export function WindowPlace({ children, onClose }: WindowPlaceProps) {
  return (
    <ErrorBoundary fallback={() => <Unloadable onClose={onClose} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
