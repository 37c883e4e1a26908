import type { WirePromotionDetail } from '@parlour/api-client';
import { formatMoney } from '../i18n/index.ts';
import { actOf, type Promotion, type PromotionAct, toPromotion } from './model.ts';

/** One promotion with everything its page says. */
export interface PromotionPage {
  readonly promotion: Promotion;
  /** Who may join, one sentence each. */
  readonly eligibility: readonly string[];
  /** How far bets on a kind of game count; a kind without a word shows its code. */
  readonly weights: readonly { readonly code: string; readonly percent: string }[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly bonusRate: string | null;
  readonly maxBonus: string | null;
  readonly minDeposit: string | null;
  readonly days: number | null;
  /** Why an application was refused, in the backend's words. */
  readonly reason: string | null;
  /** Draws left in a raffle; `null` where there is none. */
  readonly draws: number | null;
  /** The next step; `null` while there is none. */
  readonly act: PromotionAct | null;
}

/** A rate comes as percents: `7.50` → `7.5%`. */
const percent = (rate: string) => `${Number(rate)}%`;

/** Wire → view model. */
export function toPage(wire: WirePromotionDetail, timeZone: string, symbol: string): PromotionPage {
  const promotion = toPromotion(wire.promotion, timeZone);
  const money = (value: string | undefined) =>
    value === undefined ? null : (formatMoney(value, { symbol }) ?? value);
  const draws = wire.rafflesLeft ?? null;
  const over = promotion.status === 'closed';
  return {
    promotion,
    eligibility: wire.eligibility,
    weights: wire.weights.map(({ gameType, weight }) => ({
      code: gameType,
      percent: percent(weight),
    })),
    faq: wire.faq,
    bonusRate: wire.bonusRate === undefined ? null : percent(wire.bonusRate),
    maxBonus: money(wire.maxBonus),
    minDeposit: money(wire.minDeposit),
    days: wire.daysToComplete ?? null,
    reason: wire.reason ?? null,
    draws,
    act: actOf(promotion.status) ?? (draws !== null && draws > 0 && !over ? 'draw' : null),
  };
}
