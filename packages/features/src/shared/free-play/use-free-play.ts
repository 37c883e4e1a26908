import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { useSettings } from '../runtime/settings.ts';
import { useOnce } from '../runtime/use-once.ts';

/** State and action of the free demo with play money (LGN-07). */
export interface FreePlay {
  /** White-label switch FREEPLAY3. */
  readonly offered: boolean;
  readonly busy: boolean;
  /** Starts a trial session; one request at a time. A failure shows a toast. */
  readonly start: () => Promise<void>;
}

/** The free demo for your own button; `FreePlayButton` is ready-made. */
export function useFreePlay(onStarted?: () => void): FreePlay {
  const { session, toasts } = useRuntime();
  const settings = useSettings();
  const t = useT();
  const [start, busy] = useOnce(() =>
    session.freePlay().then(onStarted, (error: unknown) => {
      toasts.show({ id: 'free-play', tone: 'danger', title: errorMessage(error, t) });
    }),
  );
  return { offered: settings.isOn('FREEPLAY3'), busy, start };
}
