import { useDrawn } from '../../shared/page-parts/use-drawn.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { useLevels } from '../levels/use-levels.ts';
import { useStanding } from './use-standing.ts';
import { VipView } from './VipView.tsx';

/** The VIP page, connected to levels and session (VIP-01). */
export function VipWidget() {
  const { overlays } = useRuntime();
  const wide = useDesktop();
  const drawn = useDrawn();
  const { levels, status, error, retry } = useLevels();
  const own = useStanding();
  return (
    <VipView
      status={status}
      error={error}
      levels={levels}
      standing={own.standing}
      wide={drawn ? null : wide}
      onRetry={retry}
      onRetryStanding={own.retry}
      // A login stays on this page, because it is the page they want to see.
      onLogin={() => overlays.askLogin(() => undefined)}
      onOpenAccount={() => overlays.open({ name: 'register', props: {} })}
    />
  );
}
