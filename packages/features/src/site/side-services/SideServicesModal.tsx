import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { partOf } from '../../shared/parts/part.ts';
import { useMember, useRuntime } from '../../shared/runtime/runtime.tsx';
import { toService } from '../../shared/services/address.ts';
import { openPopup, openPopupLater, type PopupOutcome } from '../../shared/services/popup.ts';
import type { NamedModalProps } from '../../shared/shell/OverlayHost.tsx';
import { SideServicesView } from './SideServicesView.tsx';
import { toChannels } from './side-services-model.ts';
import { useDecrypted } from './use-decrypted.ts';

/** The named modal `service`: the channels of customer service, each opens its own window (MOD-03, LAY-06). */
export function SideServicesModal({ onDismiss }: NamedModalProps<'service'>) {
  const { api, config, log } = useRuntime();
  const member = useMember();
  const options = queries.customerServices(api);
  const query = useQuery({
    ...options,
    // A member may get other channels than a visitor, so their answers are cached separately.
    queryKey: [...options.queryKey, member?.id ?? null],
    staleTime: 300_000,
  });
  const [outcome, setOutcome] = useState<PopupOutcome | null>(null);
  const decryption = useDecrypted(query.data);
  const channels = partOf(query, (wire) =>
    toChannels(wire, {
      hosts: config.serviceHosts,
      rankLevel: member?.rankLevel ?? 0,
      decrypted: decryption.known,
    }),
  );
  const refused = channels.status === 'ready' ? channels.value.refused.join() : '';
  useEffect(() => {
    if (refused) log.report({ source: 'customerService', what: `refused: ${refused}` });
  }, [refused, log]);
  return (
    <SideServicesView
      channels={channels}
      outcome={outcome}
      onOpen={async (channel) => {
        setOutcome(null);
        const became =
          'url' in channel
            ? openPopup(channel.url)
            : await openPopupLater(
                decryption
                  .decrypt(channel.encryptedPath)
                  .then((path) => toService(path, config.serviceHosts)?.url ?? null),
              );
        setOutcome(became);
        if (became === 'opened') onDismiss();
      }}
      onRetry={() => void query.refetch()}
      onClose={onDismiss}
    />
  );
}
