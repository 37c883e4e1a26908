import type { KpiTileProps } from '@parlour/ui/data';
import type { ReactNode } from 'react';
import type { ListState } from './address.ts';
import type { RecordPage } from './collect.ts';
import type { RecordColumn } from './columns.ts';
import type { FileFormat } from './file-table.ts';
import type { RecordFilter } from './RecordFilters.tsx';
import type { RecordSearch } from './RecordSearch.tsx';
import type { FileActions, FileState } from './use-file.ts';
import type { ListRead } from './use-records.ts';

/** A sum over the whole range, calculated by the backend; `null` while it loads. */
export interface RecordSum {
  readonly id: string;
  readonly label: string;
  readonly text: string | null;
  readonly tone?: KpiTileProps['tone'];
}

/** State and actions that all lists of records share. */
export interface RecordsFrame<Row> {
  readonly list: ListState;
  /** Today at the site, `yyyy-MM-dd`. */
  readonly today: string;
  readonly read: ListRead<RecordPage<Row>>;
  readonly file: FileState;
  /** For a file that is read page by page. Default: none. */
  readonly fileActions?: FileActions;
  /** Ids of the columns the list can be sorted by. Default: none. */
  readonly sortable?: readonly string[];
  /** Whether there is room for a table with a sticky head; otherwise the list is shown as cards of full height. */
  readonly wide: boolean;
  readonly onChange: (part: Partial<ListState>) => void;
  /** Saves every record of the range in a file with the visible columns. */
  readonly onFile: (columns: readonly RecordColumn<Row>[], format: FileFormat) => void;
  readonly onRetry: () => void;
  /** Further tools beside the file and the columns: saved views and keys. Default: none. */
  readonly tools?: ReactNode;
}

export interface RecordsViewProps<Row> extends RecordsFrame<Row> {
  /** Name of the list: "Account record". */
  readonly label: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly idOf: (row: Row) => string;
  readonly filters: readonly RecordFilter[];
  /** A filter that takes text, placed before the others. */
  readonly search?: RecordSearch;
  readonly sums: readonly RecordSum[];
  readonly empty: { readonly title: string; readonly body: string };
  /** Where the list is, above it: the path to an account. */
  readonly path?: ReactNode;
  /**
   * A chart of the same data: between the sums and the list, on phones below a list that can be sorted, so that its
   * first row stands in the first screen.
   */
  readonly lead?: ReactNode;
  /** Placed below the list. */
  readonly children?: ReactNode;
}
