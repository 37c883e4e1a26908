export {
  rulesOf,
  type TransferDraft,
  type TransferLimits,
  toPastTransfers,
  transferDraftOf,
  type WantedTransfer,
} from './model.ts';
export type { TransferFailure, TransferFormProps, TransferTexts } from './TransferForm.props.ts';
export { TransferForm } from './TransferForm.tsx';
export { type Transferring, type TransferTo, useTransferOnce } from './use-transfer-once.ts';
