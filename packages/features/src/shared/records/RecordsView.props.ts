import type { KpiTileProps } from '@parlour/ui/data';
import type { ReactNode } from 'react';
import type { ListState } from './address.ts';
import type { RecordPage } from './collect.ts';
import type { RecordColumn } from './columns.ts';
import type { RecordFilter } from './RecordFilters.tsx';
import type { RecordSearch } from './RecordSearch.tsx';
import type { FileState } from './use-file.ts';
import type { ListRead } from './use-records.ts';

/** A sum of the whole range, as the backend reckons it; `null` while it is on its way. */
export interface RecordSum {
  readonly id: string;
  readonly label: string;
  readonly text: string | null;
  readonly tone?: KpiTileProps['tone'];
}

/** What a person can do with a list, and what they see of it; the same for every list. */
export interface RecordsFrame<Row> {
  readonly list: ListState;
  /** Today at the site, `yyyy-MM-dd`. */
  readonly today: string;
  readonly read: ListRead<RecordPage<Row>>;
  readonly file: FileState;
  /** Room for a table with a head that stays; else cards, as long as they are. */
  readonly wide: boolean;
  readonly onChange: (part: Partial<ListState>) => void;
  readonly onFile: () => void;
  readonly onRetry: () => void;
}

export interface RecordsViewProps<Row> extends RecordsFrame<Row> {
  /** Name of the list: "Account record". */
  readonly label: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly idOf: (row: Row) => string;
  readonly filters: readonly RecordFilter[];
  /** A filter that takes words, before the others. */
  readonly search?: RecordSearch;
  readonly sums: readonly RecordSum[];
  readonly empty: { readonly title: string; readonly body: string };
  /** Between the sums and the list: a chart that says the same. */
  readonly lead?: ReactNode;
  /** Below the list. */
  readonly children?: ReactNode;
}
