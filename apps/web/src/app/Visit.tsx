import { lazyPart, loadPart, optionalPart } from '@parlour/features/lazy';
import { keepInvitation, modeOf, useRuntime, useSettings } from '@parlour/features/runtime';
import { PartBoundary } from '@parlour/features/shell';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { crashed } from '../pages/CrashPage.tsx';

const AgeGate = lazyPart(() => import('./AgeGate.tsx'));

/** The site works without analytics if they cannot be loaded. */
const Counting = optionalPart(() => import('./Counting.tsx'));

/** The tasks of a whole visit: the age gate, the stored invitation and the counting of visits (X-01, EMB-01, X-04). */
export function Visit() {
  const { config, memory } = useRuntime();
  const { search } = useLocation();
  const { gtagId } = useSettings();
  const { reportUrl } = config;
  useEffect(() => keepInvitation(memory.tab, search), [memory, search]);
  useEffect(() => {
    // Web Vitals are reported later, so that the first page does not wait for their code.
    if (reportUrl) {
      loadPart(() => import('./reporting.ts')).then(
        ({ reporting }) => void reporting(reportUrl),
        () => undefined,
      );
    }
  }, [reportUrl]);
  const { asksAge } = modeOf(config, undefined);
  return (
    <Suspense>
      {asksAge && (
        <PartBoundary name="ageGate" fallback={crashed}>
          <AgeGate />
        </PartBoundary>
      )}
      {gtagId && <Counting id={gtagId} />}
    </Suspense>
  );
}
