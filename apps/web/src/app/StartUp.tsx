import { useT } from '@parlour/features/i18n';
import { useRuntime, useSettingsQuery, useStatusQuery } from '@parlour/features/runtime';
import { OverlayHost } from '@parlour/features/shell';
import { Button, StatusScreen } from '@parlour/ui';
import { type ReactNode, useEffect } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { modals } from './modals.ts';

/**
 * Settings and status load side by side, the stored session is picked up, and
 * only then the site opens. Maintenance wins over everything (CFG-03, LAY-08).
 */
export function StartUp({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const { session } = useRuntime();
  const settings = useSettingsQuery();
  const status = useStatusQuery();
  useEffect(() => {
    void session.restore();
  }, [session]);

  if (status.data?.kind === 'maintenance') {
    return (
      <StatusScreen
        kind="maintenance"
        title={t('screen.maintenance.title')}
        body={t('screen.maintenance.body')}
        actions={
          <Button onClick={() => void status.refetch()} busy={status.isFetching}>
            {t('action.retry')}
          </Button>
        }
      />
    );
  }
  if (status.data?.kind === 'regionBlocked') {
    return (
      <StatusScreen
        kind="regionBlocked"
        title={t('screen.blocked.title')}
        body={t('screen.blocked.body')}
        detail={t('screen.blocked.ip', { ip: status.data.ip })}
      />
    );
  }
  if (settings.isError || status.isError) {
    return (
      <StatusScreen
        kind="crash"
        title={t('screen.startFailed.title')}
        body={t('screen.startFailed.body')}
        actions={
          <Button
            busy={settings.isFetching || status.isFetching}
            onClick={() => {
              if (settings.isError) void settings.refetch();
              if (status.isError) void status.refetch();
            }}
          >
            {t('action.retry')}
          </Button>
        }
      />
    );
  }
  if (!settings.data || !status.data) return <PageSkeleton />;
  return (
    <>
      {children}
      <OverlayHost registry={modals} />
    </>
  );
}
