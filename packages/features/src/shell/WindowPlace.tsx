import { type ReactNode, Suspense, useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { isLoadFailure } from '../lazy/index.ts';
import { useRuntime } from '../runtime/index.ts';
import { PartBoundary } from './PartBoundary.tsx';

interface UnloadableProps {
  readonly error: unknown;
  readonly onClose: () => void;
}

/** Says that a window did not come or broke, and closes what was to open: the next press tries again (ERR-01). */
export function Unloadable({ error, onClose }: UnloadableProps) {
  const { toasts } = useRuntime();
  const t = useT();
  const title = t(isLoadFailure(error) ? 'error.network' : 'error.unknown');
  useEffect(() => {
    onClose();
    toasts.show({ id: 'unloadable', tone: 'danger', title });
  }, [onClose, toasts, title]);
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
    <PartBoundary
      name="window"
      fallback={(error) => <Unloadable error={error} onClose={onClose} />}
    >
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
