import { Suspense } from 'react';
import { arriving, lazyPart } from '../lazy/index.ts';
import { PartBoundary } from '../shell/index.ts';

const HelpButton = lazyPart(async () => ({ default: (await import('./later.ts')).HelpButton }));

/** The way to customer service, in the corner of desktops (LAY-06). */
export function HelpWidget() {
  return (
    <PartBoundary name="help" fallback={() => null}>
      <Suspense fallback={arriving}>
        <HelpButton />
      </Suspense>
    </PartBoundary>
  );
}
