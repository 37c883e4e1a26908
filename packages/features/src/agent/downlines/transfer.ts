import {
  isApiError,
  type WireDownlineTarget,
  type WireSentTransferPage,
} from '@parlour/api-client';
import { type TransferLimits, toPastTransfers } from '../../money/transfer/transfer-model.ts';
import { compareMoney } from '../../shared/money/decimal.ts';
import type { PastPage } from '../../shared/money/PastMoves.tsx';

/** A direct downline an agent may send money to, and how much (AGT-04). */
export interface TransferTarget {
  /** Masked by the backend. */
  readonly account: string;
  readonly nickname: string;
  readonly min: string;
  readonly max: string;
  /** What may still be sent today, in as many transfers as it takes. */
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

/** What one transfer has to keep to now: what is left of the day may be less than the largest amount. */
export const limitsNow = ({ min, max, left }: TransferTarget): TransferLimits => ({
  min,
  max: compareMoney(left, max) < 0 ? left : max,
});

/** Whether even the smallest transfer is more than what is left of the day. */
export const isSpent = ({ min, left }: TransferTarget): boolean => compareMoney(left, min) < 0;

/** Refusals after which there is nothing to offer: policy, another place in the team, a backend without the call. */
const refusals: ReadonlySet<string> = new Set(['FEATURE_OFF', 'NOT_FOUND', 'NOT_AGENT']);

/** Whether a failure says that money cannot be sent to somebody; any other can be tried again (AGT-04, ERR-01). */
export const isNotOffered = (error: unknown): boolean =>
  isApiError(error) && (refusals.has(error.code) || (error.code === 'HTTP' && error.http === 404));

/** Wire → view model: what was sent to one downline before, each by its note, or by its reference. */
export const toPastPage = (wire: WireSentTransferPage, page: number, timeZone: string): PastPage =>
  toPastTransfers(wire, page, timeZone, ({ note = '', reference }) => note.trim() || reference);
