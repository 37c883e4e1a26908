export type { TransferDraft, VendorWallet, Wallets } from './model.ts';
export {
  type FailedMove,
  WalletsView,
  type WalletsViewProps,
  type WantedTransfer,
} from './WalletsView.tsx';
export { WalletsWidget } from './WalletsWidget.tsx';
