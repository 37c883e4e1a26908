import { type ReactNode, Suspense, useEffect } from 'react';
import { useT } from '../i18n/use-t.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { isLoadFailure } from '../lazy/load-failure.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { PartBoundary } from './PartBoundary.tsx';

/** Home contains no windows, so this one loads only when another fails. */
const BrokenWindow = lazyPart(async () => ({
  default: (await import('./BrokenWindow.tsx')).BrokenWindow,
}));

interface UnshownWindowProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * Shown instead of a window that failed. If it threw an error, it says so with a retry. If it failed to load, the page
 * stays the same and a message appears; the next press tries again (ERR-01).
 */
export function UnshownWindow({ error, onRetry, onClose }: UnshownWindowProps) {
  if (isLoadFailure(error)) return <Unloadable text="error.network" onClose={onClose} />;
  return (
    <PartBoundary
      name="brokenWindow"
      fallback={() => <Unloadable text="error.unknown" onClose={onClose} />}
    >
      <Suspense>
        <BrokenWindow onRetry={onRetry} onClose={onClose} />
      </Suspense>
    </PartBoundary>
  );
}

interface UnloadableProps {
  readonly text: 'error.network' | 'error.unknown';
  readonly onClose: () => void;
}

/** Closes the window that was to open, and shows the reason. */
function Unloadable({ text, onClose }: UnloadableProps) {
  const { toasts } = useRuntime();
  const t = useT();
  const title = t(text);
  useEffect(() => {
    onClose();
    toasts.show({ id: 'unloadable', tone: 'danger', title });
  }, [onClose, toasts, title]);
  return null;
}

interface WindowPlaceProps {
  readonly children: ReactNode;
  /**
   * Whether the window is open, if this component stays mounted while it is closed. Then a failed window is rendered
   * again at its next opening.
   */
  readonly isOpen?: boolean;
  /** Called when the window cannot be shown, so that the caller closes it. */
  readonly onClose: () => void;
}

/** Wraps a window whose code loads when it opens. If it fails to load, the page stays the same (ERR-01). */
export function WindowPlace({ children, isOpen, onClose }: WindowPlaceProps) {
  return (
    <PartBoundary
      name="window"
      renewOn={isOpen}
      fallback={(error, retry) => <UnshownWindow error={error} onRetry={retry} onClose={onClose} />}
    >
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
