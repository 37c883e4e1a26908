import type { WireUplineTarget } from '@parlour/api-client';

/** The recipient of a member's transfers, and the limits (WAL-05). */
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
