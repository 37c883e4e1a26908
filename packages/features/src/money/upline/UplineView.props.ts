import type { PastPage } from '../../shared/money/PastMoves.tsx';
import type { Part } from '../../shared/parts/part.ts';
import type { TransferFormProps } from '../transfer/TransferForm.props.ts';
import type { Upline } from './upline-model.ts';

export interface UplineViewProps
  extends Omit<TransferFormProps, 'id' | 'account' | 'nickname' | 'limits' | 'presets' | 'texts'> {
  readonly upline: Part<Upline>;
  readonly past: Part<PastPage>;
  readonly onRetry: () => void;
  readonly onRetryPast: () => void;
  readonly onPastPage: (page: number) => void;
}
