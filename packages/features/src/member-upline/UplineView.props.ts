import type { PastPage } from '../money/index.ts';
import type { TransferFormProps } from '../money-transfer/index.ts';
import type { Part } from '../parts/index.ts';
import type { Upline } from './model.ts';

export interface UplineViewProps
  extends Omit<TransferFormProps, 'id' | 'account' | 'nickname' | 'limits' | 'presets' | 'texts'> {
  readonly upline: Part<Upline>;
  readonly past: Part<PastPage>;
  readonly onRetry: () => void;
  readonly onRetryPast: () => void;
  readonly onPastPage: (page: number) => void;
}
