import { type DateRange, presetRange, rangeIssue } from '@parlour/ui/forms';

export { type DateRange, presetRange } from '@parlour/ui/forms';

/** Most days one list may span: a year. */
export const maxDays = 366;

/** The preset ranges, in order (MEM). */
export const rangePresets = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
] as const;

const day = 86_400_000;

/** The longest allowed range, up to today. */
const longestRange = (today: string): DateRange => {
  const first = Date.parse(today) - (maxDays - 1) * day;
  return {
    from: Number.isNaN(first) ? today : new Date(first).toISOString().slice(0, 10),
    to: today,
  };
};

/** The range of a list if none is chosen. */
export const usualRange = (preset: UsualRange, today: string): DateRange =>
  preset === 'longest' ? longestRange(today) : presetRange(preset, today);

/** Default range of a list: the last 7 or 30 days, or the longest allowed range. */
export type UsualRange = 'last7' | 'last30' | 'longest';

/** Whether a list can be fetched for this range. */
export const isListRange = (range: DateRange, today: string): boolean =>
  rangeIssue(range, { max: today, maxDays }) === undefined;

/** Whether the last 30 days would show more than this range. */
export const isShorterThan30 = (range: DateRange, today: string): boolean =>
  presetRange('last30', today).from < range.from;
