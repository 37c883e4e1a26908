import { Modal } from '@parlour/ui/overlays';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import type { DetailWindowProps } from './DetailWindow.props.ts';
import { Facts } from './Facts.tsx';
import { TransferPanel } from './TransferPanel.tsx';

/** The window of one downline: details and rates, or the form that sends money in their place (AGT-04, WAL-07). */
export function DetailWindow(props: DetailWindowProps) {
  const { detail, onClose, onTransferOpen } = props;
  const { person, transfer } = detail;
  const t = useT();
  const [isBack, setIsBack] = useState(false);
  const isForm = transfer?.isOpen === true;
  const open = (isOpen: boolean) => {
    setIsBack(!isOpen);
    onTransferOpen(isOpen);
  };
  // The window cannot be closed while money is sent, because it shows the result.
  const isSending = isForm && transfer.busy;
  return (
    <Modal
      open
      onOpenChange={onClose}
      dismissible={!isSending}
      title={
        isForm ? (
          t('team.sendMoneyTo', { name: person.account })
        ) : (
          <bdi translate="no">{person.account}</bdi>
        )
      }
      closeLabel={t('action.close')}
      backLabel={t('action.back')}
      onBack={isForm && !isSending ? () => open(false) : undefined}
      width={560}
    >
      {/* Hidden, not unmounted: typed rates are still there when the agent comes back. */}
      <div hidden={isForm}>
        <Facts {...props} isBack={isBack} onTransferOpen={open} />
      </div>
      {isForm && <TransferPanel {...props} transfer={transfer} />}
    </Modal>
  );
}
