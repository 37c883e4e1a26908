import { FreePlayView, type FreePlayViewProps } from './FreePlayView.tsx';
import { useFreePlay } from './use-free-play.ts';

/** Starts a free demo. Renders nothing where FREEPLAY3 is off (CFG-02, LGN-07). */
export function FreePlayButton(look: Omit<FreePlayViewProps, 'busy' | 'onStart'>) {
  const { offered, busy, start } = useFreePlay();
  return offered ? <FreePlayView {...look} busy={busy} onStart={() => void start()} /> : null;
}
