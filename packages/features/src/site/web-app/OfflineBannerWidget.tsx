import { useStore } from 'zustand';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { OfflineBannerView } from './OfflineBannerView.tsx';

/** Shows the banner while the device is offline. */
export function OfflineBannerWidget() {
  const { webApp } = useRuntime();
  const { timeZone } = useSettings();
  const { isOnline, lastOnline } = useStore(webApp.store);
  return isOnline ? null : <OfflineBannerView lastOnline={lastOnline} timeZone={timeZone} />;
}
