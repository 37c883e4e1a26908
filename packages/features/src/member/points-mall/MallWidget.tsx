import { type ReactNode, Suspense } from 'react';
import { useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { MallSkeleton, MallView, type MallViewProps } from './MallView.tsx';

const visitors: ReadonlyMap<string, MallViewProps['visitor']> = new Map([
  ['authenticated', 'member'],
  ['trial', 'trial'],
  ['authenticating', 'unknown'],
]);

export interface MallWidgetProps {
  /** The part for members; rendered for members only, as the backend answers only them. */
  readonly children: ReactNode;
}

/** The points mall over the session (NAV-03, PTS-01). */
export function MallWidget({ children }: MallWidgetProps) {
  const { overlays } = useRuntime();
  const { kind } = useSession();
  return (
    <MallView
      visitor={visitors.get(kind) ?? 'guest'}
      // The page is what they want to see: a login leads back to it.
      onLogin={() => overlays.askLogin(() => undefined)}
      onOpenAccount={() => overlays.open({ name: 'register', props: {} })}
    >
      <Suspense fallback={<MallSkeleton />}>{children}</Suspense>
    </MallView>
  );
}
