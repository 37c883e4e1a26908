import type { TransferFormProps } from '../../money/transfer/TransferForm.props.ts';
import type { TransferDraft, WantedTransfer } from '../../money/transfer/transfer-model.ts';
import type { PastPage } from '../../shared/money/PastMoves.tsx';
import type { Part } from '../../shared/parts/part.ts';
import type { TransferTarget } from './transfer.ts';

/** The transfer to the shown downline, where the backend allows it (AGT-04, WAL-07). */
export interface Transfer
  extends Pick<
    TransferFormProps,
    'balance' | 'hidden' | 'currencySymbol' | 'busy' | 'failed' | 'made' | 'draft'
  > {
  /** The form is shown in place of the details. */
  readonly isOpen: boolean;
  readonly target: Part<TransferTarget>;
  /** Past transfers to this downline. */
  readonly past: Part<PastPage>;
}

/** The events of the transfer form. */
export interface TransferEvents {
  /** Opens the form, or goes back to the details. */
  readonly onTransferOpen: (isOpen: boolean) => void;
  readonly onTransferDraft: (typed: TransferDraft) => void;
  /** Asks for confirmation, then sends it. */
  readonly onTransferSend: (wanted: WantedTransfer) => void;
  /** Repeats the failed attempt unchanged. */
  readonly onTransferAgain: () => void;
  readonly onRetryTransfer: () => void;
  readonly onRetryTransfers: () => void;
  readonly onTransferPage: (page: number) => void;
}
