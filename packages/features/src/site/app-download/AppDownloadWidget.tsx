import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useDrawn } from '../../shared/page-parts/use-drawn.ts';
import { useBrand } from '../../shared/runtime/brand.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { AppDownloadView } from './AppDownloadView.tsx';
import { toAppOffer } from './app-download-model.ts';
import { useAddresses } from './use-addresses.ts';

export interface AppDownloadWidgetProps {
  /** Copies a text to the clipboard. Rejects where that is not allowed. */
  readonly copyText: (text: string) => Promise<void>;
}

/** The app page: link, QR code and guides from the operator's resources (LAY-09). */
export function AppDownloadWidget({ copyText }: AppDownloadWidgetProps) {
  const t = useT();
  const { api, config, toasts } = useRuntime();
  const { name } = useBrand();
  const drawn = useDrawn();
  const query = useQuery({ ...queries.domainRoute(api), staleTime: 600_000 });
  const offer = useMemo(
    () => (query.data ? toAppOffer(query.data, `https://${config.host}/down`) : null),
    [query.data, config.host],
  );
  const addresses = useAddresses(drawn ? [] : (offer?.hosts ?? []));
  const [copy] = useOnce(async () => {
    if (!offer) return;
    try {
      await copyText(offer.link);
      toasts.show({ tone: 'success', title: t('success.linkCopied') });
    } catch {
      toasts.show({ tone: 'warn', title: t('error.copyFailed') });
    }
  });
  return (
    <AppDownloadView
      status={offer ? 'ready' : query.isError ? 'error' : 'loading'}
      error={query.error}
      brandName={name}
      offer={offer}
      drawn={drawn}
      addresses={addresses}
      onCopy={() => void copy()}
      onRetry={() => void query.refetch()}
    />
  );
}
