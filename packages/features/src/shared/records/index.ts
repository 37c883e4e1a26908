export type { ListShape, ListState } from './address.ts';
export { shareOf, signOf, sumOf } from './amounts.ts';
export type { RecordPage } from './collect.ts';
export { type RecordColumn, shownColumns } from './columns.ts';
export { type CodeWord, type CodeWords, codeFilter, labelOf, type SiteWriting } from './labels.ts';
export { dropList, listPrefix } from './place.ts';
export { RangeBar, type RangeBarProps } from './RangeBar.tsx';
export type { RecordFilter } from './RecordFilters.tsx';
export type { RecordSearch } from './RecordSearch.tsx';
export type { RecordSum, RecordsFrame, RecordsViewProps } from './RecordsView.props.ts';
export { RecordsView } from './RecordsView.tsx';
export { type DateRange, usualRange } from './ranges.ts';
export { type FileState, saveRows, useFile } from './use-file.ts';
export {
  type ListAsked,
  type ListPlace,
  type ListRead,
  readAs,
  useRecords,
} from './use-records.ts';
