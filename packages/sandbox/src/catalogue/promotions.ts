import type { WirePromotion as Promotion } from '@parlour/api-client/wire';
import { monthStart } from '../core/calendar.ts';
import rows from './data/promotions.json' with { type: 'json' };
import { type InLanguages, languageOf } from './language.ts';

interface PromotionRow {
  readonly promotionId: string;
  readonly type: string;
  /** Name of the scene it shows. */
  readonly scene: string;
  /** The public status; a member who takes part gets their own status instead. */
  readonly status: string;
  /** Lasts from the first day of one month to the last day of another, counted from this month. */
  readonly startMonth: number;
  readonly endMonth: number;
  readonly turnoverTimes?: number;
  readonly title: InLanguages;
  readonly summary: InLanguages;
  /** One term per line. */
  readonly terms: InLanguages<readonly string[]>;
}

/** Promotions around the month of `now`, with their public status (PRO-01): running, upcoming and ended. */
export function promotionsIn(asked: string | undefined, now: number): Promotion[] {
  const language = languageOf(asked);
  const all: readonly PromotionRow[] = rows;
  return all.map((row) => ({
    promotionId: row.promotionId,
    title: row.title[language],
    summary: row.summary[language],
    terms: row.terms[language].join('\n'),
    type: row.type,
    status: row.status,
    startAt: new Date(monthStart(now, row.startMonth)).toISOString(),
    endAt: new Date(monthStart(now, row.endMonth + 1) - 1000).toISOString(),
    imageUrl: `/art/scene/${row.scene}.svg`,
    ...(row.turnoverTimes !== undefined && { turnoverTimes: row.turnoverTimes }),
  }));
}
