import type { ApiError } from '@parlour/api-client';
import type { UseQueryOptions } from '@tanstack/react-query';
import { createElement } from 'react';
import { useDesktop } from '../runtime/use-desktop.ts';
import { type ListShape, type ListState, writeList } from './address.ts';
import type { Counted, RecordPage } from './collect.ts';
import { ListExtras } from './ListExtras.tsx';
import type { RecordsFrame } from './RecordsView.props.ts';
import { useFile } from './use-file.ts';
import {
  type ListAsked,
  type ListPlace,
  type ListRead,
  readAs,
  useRecords,
} from './use-records.ts';

/** What differs from list to list: its state, its call, and how an answer becomes rows. */
export interface RecordListOf<Wire extends Counted, Page> {
  readonly place: ListPlace;
  readonly shape: ListShape;
  /** Name of the list. The file has this name, with the range after it. */
  readonly name: string;
  /** The query of one page: a read of the contract. */
  readonly ask: (list: ListState, asked: ListAsked) => UseQueryOptions<Wire, ApiError, Wire>;
  /** Wire → view model. */
  readonly toPage: (wire: Wire) => Page;
}

/** The props that every view of a list has, with the view model of its page. */
export interface RecordList<Page extends RecordPage<unknown>>
  extends Omit<RecordsFrame<Page['rows'][number]>, 'read'> {
  readonly read: ListRead<Page>;
}

/**
 * A list of records that is read page by page, with its file (MEM-06, MEM-07, MEM-09): `view` has the props for the view
 * of the list, `hrefOf` returns the address of the same list with another state.
 */
export function useRecordList<
  Page extends RecordPage<{ readonly id: string }>,
  Wire extends Counted,
>(
  of: RecordListOf<Wire, Page>,
): {
  readonly view: RecordList<Page>;
  readonly hrefOf: (part: Partial<ListState>) => string;
} {
  const { place, shape, name, ask, toPage } = of;
  const wide = useDesktop();
  const { list, today, read, change, hrefOf, retry, pageQuery } = useRecords({ place, shape, ask });
  const tools =
    shape.keptAs === undefined
      ? null
      : createElement(ListExtras, {
          ...{ name: shape.keptAs, today, wide, page: list.page },
          list: { query: writeList('', list, shape, today), range: list.range },
          hasFilters: shape.filters.length > 0,
          pages: read.status === 'ready' ? read.page.totalPages : 0,
          ...{ search: place.search, onSearch: place.onSearch },
          onPage: (page) => change({ page }),
        });
  const file = useFile({
    name: `${name} ${list.range.from} ${list.range.to}`,
    pageQuery,
    toRows: (wire: Wire): readonly Page['rows'][number][] => toPage(wire).rows,
    idOf: ({ id }) => id,
  });
  return {
    view: {
      list,
      today,
      read: readAs(read, toPage),
      file: file.state,
      fileActions: { onCancel: file.cancel, onAgain: file.again },
      sortable: shape.sortable,
      wide,
      onChange: change,
      onFile: (columns, format) => void file.save(columns, format),
      onRetry: retry,
      tools,
    },
    hrefOf,
  };
}
