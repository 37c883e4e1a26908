import { Dialog } from '@parlour/ui/overlays';
import { useT } from '../i18n/use-t.ts';

/** Actions of a window with an error. */
export interface BrokenWindowProps {
  /** Renders the window again. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown instead of a window that threw an error, with a retry (ERR-01). */
export function BrokenWindow({ onRetry, onClose }: BrokenWindowProps) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      tone="danger"
      title={t('screen.crash.title')}
      body={t('screen.crash.body')}
      closeLabel={t('action.close')}
      actions={[
        { id: 'close', label: t('action.close'), onSelect: onClose },
        { id: 'retry', label: t('action.retry'), onSelect: onRetry },
      ]}
    />
  );
}
