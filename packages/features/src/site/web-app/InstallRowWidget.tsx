import { useStore } from 'zustand';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { InstallRowView } from './InstallRowView.tsx';

/** Offers to install the site where the browser can and it is not installed yet. */
export function InstallRowWidget() {
  const { webApp } = useRuntime();
  const { install } = useStore(webApp.store);
  const [run, busy] = useOnce(webApp.install);
  if (install === 'none') return null;
  return <InstallRowView way={install} busy={busy} onInstall={() => void run()} />;
}
