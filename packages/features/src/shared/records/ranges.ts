import { type DateRange, presetRange, rangeIssue } from '@parlour/ui/forms';

export { type DateRange, presetRange } from '@parlour/ui/forms';

/** Most days one list may span: a year. */
export const maxDays = 366;

/** The ranges that one press chooses, in order (MEM). */
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

/** The longest range there is, up to today. */
const longestRange = (today: string): DateRange => {
  const first = Date.parse(today) - (maxDays - 1) * day;
  return {
    from: Number.isNaN(first) ? today : new Date(first).toISOString().slice(0, 10),
    to: today,
  };
};

/** The range of a list while none is chosen. */
export const usualRange = (preset: UsualRange, today: string): DateRange =>
  preset === 'longest' ? longestRange(today) : presetRange(preset, today);

/** Default range of a list: so many last days, or the longest range it allows. */
export type UsualRange = 'last7' | 'last30' | 'longest';

/** Whether a list can be fetched for this range. */
export const isListRange = (range: DateRange, today: string): boolean =>
  rangeIssue(range, { max: today, maxDays }) === undefined;

/** Whether the last 30 days would show more than this range. */
export const isShorterThan30 = (range: DateRange, today: string): boolean =>
  presetRange('last30', today).from < range.from;
