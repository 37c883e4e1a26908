import { type ReactNode, Suspense, useEffect } from 'react';
import { useT } from '../i18n/use-t.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { isLoadFailure } from '../lazy/load-failure.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { PartBoundary } from './PartBoundary.tsx';

/** Home ships no window: this one comes when another breaks. */
const BrokenWindow = lazyPart(async () => ({
  default: (await import('./BrokenWindow.tsx')).BrokenWindow,
}));

interface UnshownWindowProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * In the place of a window that cannot be shown. One that broke says so and can be tried again; one that did not come leaves
 * the page as it is, with a message: the next press tries again (ERR-01).
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

/** Closes what was to open, and says why. */
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
  /** Whether the window is open, where the place stays while it is not: a broken one is drawn anew then. */
  readonly isOpen?: boolean;
  /** The window cannot be shown: forget that it was to open. */
  readonly onClose: () => void;
}

/** The place of a window whose code comes when it opens. One that cannot be loaded leaves the page as it is (ERR-01). */
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
