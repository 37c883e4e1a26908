import { Modal } from '@parlour/ui/overlays';
import { useT } from '../../shared/i18n/use-t.ts';
import { PanelView, type PanelViewProps } from './PanelView.tsx';

export interface PanelModalProps extends PanelViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The panel in its window; loaded at the first press. */
export default function PanelModal({ open, onClose, ...panel }: PanelModalProps) {
  const t = useT();
  return (
    <Modal
      open={open}
      onOpenChange={onClose}
      title={t('dev.title')}
      description={t('dev.lead')}
      closeLabel={t('action.close')}
      width={760}
    >
      <PanelView {...panel} />
    </Modal>
  );
}
