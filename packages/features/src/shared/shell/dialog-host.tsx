import { DialogHost } from '@parlour/ui/overlays';
import { useT } from '../i18n/use-t.ts';
import { useRuntime } from '../runtime/runtime.tsx';

/** The questions of the runtime, in the visitor's language. */
export function Dialogs() {
  const { dialogs } = useRuntime();
  const t = useT();
  const labels = {
    close: t('action.close'),
    cancel: t('action.cancel'),
    confirm: t('action.confirm'),
    ok: t('action.ok'),
  };
  return <DialogHost dialogs={dialogs} labels={labels} />;
}
