import { Dialog } from '@parlour/ui/overlays';
import { useT } from '../i18n/use-t.ts';

/** What a person may do with a window that breaks. */
export interface BrokenWindowProps {
  /** Draws the window once more. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Takes the place of a window that breaks: says so and offers another try (ERR-01). */
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
