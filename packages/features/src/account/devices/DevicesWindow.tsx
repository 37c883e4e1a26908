import { queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { DevicesView, type DevicesViewProps } from './DevicesView.tsx';
import { type Device, toDevices } from './devices-model.ts';

/** The window `devices` of the security centre, connected to the api (MEM-01). */
export function DevicesWindow({ onClose }: { readonly onClose: () => void }) {
  const { api, dialogs, toasts } = useRuntime();
  const { timeZone } = useSettings();
  const t = useT();
  const client = useQueryClient();
  const query = useQuery({ ...queries.devices(api), staleTime: 0 });
  const devices = useStableValue(partOf(query, (wire) => toDevices(wire, timeZone)));
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<DevicesViewProps['failure']>(null);

  // The question is inside `useOnce`, so a second press opens no second question.
  const [revoke] = useOnce(async ({ id, name }: Device) => {
    const sure = await dialogs.confirm({
      title: t('devices.confirmTitle'),
      body: t('devices.confirmBody', { name }),
      confirmLabel: t('devices.revoke'),
      cancelLabel: t('action.cancel'),
    });
    if (!sure) return;
    setEnding(id);
    try {
      await api.revokeDevice({ deviceId: id });
      setFailure(null);
      toasts.show({ tone: 'success', title: t('devices.revoked', { name }) });
    } catch (error) {
      setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
    }
    // Also after a failure: the list shows whether the device was logged out.
    await client.invalidateQueries({ queryKey: queries.devices(api).queryKey });
    setEnding(null);
  });

  return (
    <DevicesView
      devices={devices}
      ending={ending}
      failure={failure}
      onRevoke={(device) => void revoke(device)}
      onRetry={() => void query.refetch()}
      onDismiss={onClose}
    />
  );
}
