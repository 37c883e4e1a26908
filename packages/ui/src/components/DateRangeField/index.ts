export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
export {
  addDays,
  clampRange,
  type DateRange,
  daysIn,
  presetRange,
  type RangeIssue,
  type RangeLimits,
  type RangePreset,
  rangeIssue,
} from './ranges.ts';
