import type { IconLike } from '@parlour/ui';
import { Landmark, QrCode, Smartphone, Store, WalletMinimal } from 'lucide-react';

const icons: ReadonlyMap<string, IconLike> = new Map<string, IconLike>([
  ['mobileWallet', Smartphone],
  ['bankTransfer', Landmark],
  ['qr', QrCode],
  ['agent', Store],
]);

/** The icon of a kind of method; unknown kinds get a wallet. */
export const iconOf = (kind: string): IconLike => icons.get(kind) ?? WalletMinimal;
