import { AnalyticsWidget, gtagListener } from '@parlour/features/analytics';
import { LateTexts } from '@parlour/features/i18n';
import { useRuntime } from '@parlour/features/runtime';
import { PartBoundary } from '@parlour/features/shell';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A link to this anchor opens the consent question again. An operator can put it anywhere. */
const anchor = '#consent';

/** Counts visits with gtag if this device has given consent. */
export default function Counting({ id }: { readonly id: string }): ReactNode {
  const { memory } = useRuntime();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <PartBoundary name="counting">
      <LateTexts />
      <AnalyticsWidget
        storage={memory.device}
        listen={() => gtagListener(window, id)}
        path={pathname}
        reconsider={hash === anchor}
        onAnswered={() => {
          if (hash === anchor) navigate(pathname + search, { replace: true });
        }}
      />
    </PartBoundary>
  );
}
