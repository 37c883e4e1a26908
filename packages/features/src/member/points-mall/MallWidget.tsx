import { type ReactNode, Suspense } from 'react';
import { useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { MallSkeleton, MallView, type MallViewProps } from './MallView.tsx';

const visitors: ReadonlyMap<string, MallViewProps['visitor']> = new Map([
  ['authenticated', 'member'],
  ['trial', 'trial'],
  ['authenticating', 'unknown'],
]);

export interface MallWidgetProps {
  /** The part for members. Not rendered for others, because the backend refuses their requests. */
  readonly children: ReactNode;
}

/** The points mall, connected to the session (NAV-03, PTS-01). */
export function MallWidget({ children }: MallWidgetProps) {
  const { overlays } = useRuntime();
  const { kind } = useSession();
  return (
    <MallView
      visitor={visitors.get(kind) ?? 'guest'}
      // A login stays on this page, because it is the page they want to see.
      onLogin={() => overlays.askLogin(() => undefined)}
      onOpenAccount={() => overlays.open({ name: 'register', props: {} })}
    >
      <Suspense fallback={<MallSkeleton />}>{children}</Suspense>
    </MallView>
  );
}
