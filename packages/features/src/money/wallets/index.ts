export type { FailedMove, WalletsViewProps, WantedTransfer } from './WalletsView.props.ts';
export { WalletsView } from './WalletsView.tsx';
export { WalletsWidget } from './WalletsWidget.tsx';
export type { TransferDraft, VendorWallet, Wallets } from './wallets-model.ts';
