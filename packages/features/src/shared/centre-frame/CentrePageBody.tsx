import { ErrorState, Skeleton } from '@parlour/ui';
import { Suspense } from 'react';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import { PartBoundary } from '../shell/PartBoundary.tsx';
import type { OpenCentre } from './use-centre.ts';

/** The page of a centre: shows it, its loading state, or an error with a retry (ERR-01). */
export function CentrePageBody({ Page, menu: { centre, page } }: OpenCentre) {
  return (
    <PartBoundary
      key={centre + page}
      name="centre"
      fallback={(error, retry) => <Unshown error={error} onRetry={retry} />}
    >
      <Suspense fallback={<Skeleton height={320} />}>
        {Page ? <Page /> : <Skeleton height={320} />}
      </Suspense>
    </PartBoundary>
  );
}

/** The page could not be loaded: the frame stays, with a retry (ERR-01). */
function Unshown({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useT();
  return (
    <ErrorState
      title={t('error.loadFailed')}
      body={errorMessage(error, t)}
      retryLabel={t('action.retry')}
      onRetry={onRetry}
    />
  );
}
