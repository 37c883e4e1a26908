import { Toaster } from '@parlour/ui/overlays';
import { useT } from '../i18n/use-t.ts';
import { useRuntime } from '../runtime/runtime.tsx';

/** The messages of the runtime, in the visitor's language. */
export function Toasts() {
  const { toasts } = useRuntime();
  const t = useT();
  return <Toaster toasts={toasts} label={t('ui.notification')} closeLabel={t('action.close')} />;
}
