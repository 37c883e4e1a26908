export {
  type TransferDraft,
  type TransferLimits,
  toPastTransfers,
  transferDraftOf,
  type WantedTransfer,
} from './model.ts';
export type { TransferFormProps } from './TransferForm.props.ts';
export { TransferForm } from './TransferForm.tsx';
export { type Transferring, useTransferOnce } from './use-transfer-once.ts';
