import type { WirePromotionDetail } from '@parlour/api-client';
import { formatMoney } from '../../shared/i18n/money.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { type Promotion, toPromotion } from './promotions-model.ts';

/** One promotion with everything on its page. */
export interface PromotionPage {
  readonly promotion: Promotion;
  /** Who may join, one sentence each. */
  readonly eligibility: readonly string[];
  /** The weight of bets on a kind of game; a kind without a label is shown by its code. */
  readonly weights: readonly { readonly code: string; readonly percent: string }[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly bonusRate: string | null;
  readonly maxBonus: string | null;
  readonly minDeposit: string | null;
  readonly days: number | null;
  /** Why an application was rejected, in the words of the backend. */
  readonly reason: string | null;
  /** Draws left in a raffle; `null` where there is none. */
  readonly draws: number | null;
  /** The terms as HTML from the backend, used instead of the lines; `null` without it. */
  readonly termsHtml: string | null;
  /** The start or end to count down to, by the clock of the backend; `null` when both are past. */
  readonly countdown: { readonly to: 'start' | 'end'; readonly until: number } | null;
  /** The next step; `null` while there is none. */
  readonly step: NextStep | null;
}

/** Converts a rate of the backend to a percentage: `7.50` → `7.5%`. */
const percent = (rate: string) => `${Number(rate)}%`;

const decided: readonly string[] = ['closed', 'claimed', 'rejected'];

/** The start or end of a promotion that is in the future at the time of the answer. */
function countdownOf({ promotion, asOf }: WirePromotionDetail): PromotionPage['countdown'] {
  const { status, startAt, endAt } = promotion;
  if (decided.includes(status)) return null;
  const to = status === 'comingSoon' ? 'start' : 'end';
  const until = Date.parse(to === 'start' ? startAt : endAt);
  return until > Date.parse(asOf) ? { to, until } : null;
}

/** Removes duplicate lines. */
const once = (lines: readonly string[]): readonly string[] => [...new Set(lines)];

/** Wire → view model. */
export function toPage(wire: WirePromotionDetail, timeZone: string, symbol: string): PromotionPage {
  const promotion = toPromotion(wire.promotion, timeZone);
  const money = (value: string | undefined) =>
    value === undefined ? null : (formatMoney(value, { symbol }) ?? value);
  const draws = wire.rafflesLeft ?? null;
  return {
    promotion,
    eligibility: once(wire.eligibility),
    weights: wire.weights.map(({ gameType, weight }) => ({
      code: gameType,
      percent: percent(weight),
    })),
    faq: [...new Map(wire.faq.map((one) => [one.question, one])).values()],
    bonusRate: wire.bonusRate === undefined ? null : percent(wire.bonusRate),
    maxBonus: money(wire.maxBonus),
    minDeposit: money(wire.minDeposit),
    days: wire.daysToComplete ?? null,
    reason: wire.reason ?? null,
    draws,
    termsHtml: wire.termsHtml || null,
    countdown: countdownOf(wire),
    step: nextStep({ ...promotion, draws }),
  };
}
