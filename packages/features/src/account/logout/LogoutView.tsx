import { Dialog } from '@parlour/ui/overlays';
import { useT } from '../../shared/i18n/use-t.ts';

export interface LogoutViewProps {
  /** Whether the logout is in progress. */
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The question before a logout, and its progress (LGN-08). */
export function LogoutView({ busy, onConfirm, onCancel }: LogoutViewProps) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onCancel()}
      dismissible={!busy}
      title={t('logout.prompt')}
      body={t('logout.sure')}
      closeLabel={t('action.close')}
      actions={[
        { id: 'cancel', label: t('action.cancel'), onSelect: onCancel, disabled: busy },
        {
          id: 'logout',
          label: busy ? t('logout.working') : t('confirm.logout.action'),
          onSelect: onConfirm,
          busy,
        },
      ]}
    />
  );
}
