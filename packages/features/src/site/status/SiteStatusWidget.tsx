import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useStatusQuery } from '../../shared/runtime/settings.ts';
import { openPopup, type PopupOutcome } from '../../shared/services/popup.ts';
import { SiteStatusView } from './SiteStatusView.tsx';
import { firstService } from './site-status-model.ts';

/** The screen of a closed site; renders nothing while the site is open (LAY-08). */
export function SiteStatusWidget() {
  const { api, config } = useRuntime();
  const status = useStatusQuery();
  const service = useQuery({
    ...queries.siteSettings(api, { url: config.host }),
    select: (settings) => firstService(settings, config.serviceHosts),
    staleTime: 300_000,
  });
  const [outcome, setOutcome] = useState<PopupOutcome | null>(null);
  if (!status.data || status.data.kind === 'open') return null;
  const { url, host } = service.data ?? { url: '', host: null };
  return (
    <SiteStatusView
      status={status.data}
      checking={status.isFetching}
      onRetry={() => void status.refetch()}
      serviceHost={host}
      outcome={outcome}
      onService={() => setOutcome(openPopup(url))}
    />
  );
}
