import type { WireRebate, WireRebateClaimPage } from '@parlour/api-client';
import { gameKinds } from '../../shared/games/kinds.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';
import { addMoney, compareMoney, isPositive } from '../../shared/money/decimal.ts';
import type { PastPage } from '../../shared/money/PastMoves.tsx';

/** The rebate of one kind of game; amounts are decimal strings. */
export interface RebatePart {
  readonly id: string;
  /** `null` for a kind without a label. */
  readonly label: MessageKey | null;
  readonly validBet: string;
  readonly rate: string;
  readonly amount: string;
}

/** The rebate that can be claimed now (REB-01). */
export interface Rebate {
  readonly amount: string;
  readonly min: string;
  /** In the time zone of the site. */
  readonly asOf: string;
  readonly parts: readonly RebatePart[];
  /** The sum of the bets it is calculated from. */
  readonly validBet: string;
  /** The amount is above zero and reaches the minimum. */
  readonly canClaim: boolean;
}

/** Wire → view model. The amount is that of the backend, never a sum of this page. */
export function toRebate(wire: WireRebate, timeZone: string): Rebate {
  const { amount, minAmount: min, asOf, rows } = wire;
  return {
    amount,
    min,
    asOf: formatDateTime(asOf, timeZone) ?? asOf,
    parts: rows.map(({ gameType, validBet, rate, amount: part }, index) => ({
      id: `${index} ${gameType}`,
      label: gameKinds.get(gameType) ?? null,
      validBet,
      rate: `${rate}%`,
      amount: part,
    })),
    validBet: addMoney(...rows.map(({ validBet }) => validBet)),
    canClaim: isPositive(amount) && compareMoney(amount, min) >= 0,
  };
}

/** The key of a kind of game without a label, as the backend names it. */
export const keyOf = ({ id }: RebatePart): string => id.slice(id.indexOf(' ') + 1);

/** Wire → view model: a page of past claims. */
export const toPastRebates = (
  { rows, totalPages }: WireRebateClaimPage,
  page: number,
  timeZone: string,
): PastPage => ({
  page,
  pages: totalPages,
  rows: rows.map(({ reference, amount, status, time }) => ({
    id: reference,
    what: reference,
    amount,
    status,
    time: formatDateTime(time, timeZone) ?? time,
  })),
});
