import type { WireUplineTarget } from '@parlour/api-client';

/** Whom a member may send money to, and how much (WAL-05). */
export interface Upline {
  /** Masked by the backend. */
  readonly account: string;
  readonly nickname: string;
  readonly min: string;
  readonly max: string;
  /** Decimal strings. */
  readonly presets: readonly string[];
}

/** Wire → view model. */
export const toUpline = (wire: WireUplineTarget): Upline => ({
  account: wire.account,
  nickname: wire.nickname.trim() || wire.account,
  min: wire.minAmount,
  max: wire.maxAmount,
  presets: [...new Set(wire.presets)],
});
