import {
  isApiError,
  type WireDownlineTarget,
  type WireSentTransferPage,
} from '@parlour/api-client';
import { type TransferLimits, toPastTransfers } from '../../money/transfer/transfer-model.ts';
import { compareMoney } from '../../shared/money/decimal.ts';
import type { PastPage } from '../../shared/money/PastMoves.tsx';

/** A direct downline who can get a transfer, and the limits (AGT-04). */
export interface TransferTarget {
  /** Masked by the backend. */
  readonly account: string;
  readonly nickname: string;
  readonly min: string;
  readonly max: string;
  /** The amount that can still be sent today, in any number of transfers. */
  readonly left: string;
  /** Decimal strings. */
  readonly presets: readonly string[];
}

/** Wire → view model. */
export function toTransferTarget(wire: WireDownlineTarget): TransferTarget {
  const account = wire.account.trim();
  return {
    account,
    nickname: wire.nickname.trim() || account,
    min: wire.minAmount,
    max: wire.maxAmount,
    left: wire.dailyLeft,
    presets: [...new Set(wire.presets)],
  };
}

/** The current limits of one transfer: what is left for today may be less than the maximum. */
export const limitsNow = ({ min, max, left }: TransferTarget): TransferLimits => ({
  min,
  max: compareMoney(left, max) < 0 ? left : max,
});

/** Whether what is left for today is below the smallest transfer. */
export const isSpent = ({ min, left }: TransferTarget): boolean => compareMoney(left, min) < 0;

/** Refusals after which no transfer is offered: the policy, a downline who moved, a backend without the call. */
const refusals: ReadonlySet<string> = new Set(['FEATURE_OFF', 'NOT_FOUND', 'NOT_AGENT']);

/**
 * Whether a failure means that transfers are not offered. After any other failure a retry makes sense (AGT-04, ERR-01).
 */
export const isNotOffered = (error: unknown): boolean =>
  isApiError(error) && (refusals.has(error.code) || (error.code === 'HTTP' && error.http === 404));

/** Wire → view model: past transfers to one downline, each named by its note or its reference. */
export const toPastPage = (wire: WireSentTransferPage, page: number, timeZone: string): PastPage =>
  toPastTransfers(wire, page, timeZone, ({ note = '', reference }) => note.trim() || reference);
