import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { join } from '../join.ts';
import { useOverflow } from '../useOverflow.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Body } from './Body.tsx';
import { type Column, type Sort, sortRows } from './columns.ts';
import { Foot } from './Foot.tsx';
import { Head } from './Head.tsx';
import { roles } from './roles.ts';
import { SelectBox } from './SelectBox.tsx';
import * as css from './Table.css.ts';

/** Ticks before the rows. */
export interface TableSelection<Row> {
  /** Ids of the rows that are ticked; they may be on other pages. */
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Name of the tick in the head: "All on this page". */
  allLabel: string;
  /** Name of the tick of a row: "DP-20418". */
  rowLabel: (row: Row) => string;
  /** Rows that cannot be ticked. */
  disabled?: ((row: Row) => boolean) | undefined;
}

/** Looks and words shared by `Table` and `TreeTable`. */
export interface TableLook<Row> {
  /** Name of the table: "Account record". */
  label: string;
  columns: readonly Column<Row>[];
  /** A key that stays with the row, e.g. its number. */
  getId: (row: Row) => string;
  /** The order that is shown. Given (`null`: none): you hold it. Left out: the table does so itself. */
  sort?: Sort | null | undefined;
  /** A heading was pressed. Columns without `sortValue` are sorted by whoever hears this. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** The rows are on their way: skeletons when there are none, else the old ones stay, paler. */
  loading?: boolean | undefined;
  /** Said politely while `loading`. */
  loadingLabel: string;
  /** How many skeleton rows. Default 5. */
  skeletonRows?: number | undefined;
  /** Instead of rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Instead of rows when they could not be loaded: an `ErrorState`. */
  error?: ReactNode;
  /** First cell of the foot, e.g. "Page total"; without it there is no foot. */
  totalLabel?: string | undefined;
  /** Scrolls within this height, in px, under a head that stays. More than 100 rows always do (560). */
  maxHeight?: number | undefined;
  /** The first column stays while the others scroll sideways; only with `minWidth`. */
  stickyFirst?: boolean | undefined;
  /** Least width of the columns in px, before they scroll sideways. Default: what fits. */
  minWidth?: number | undefined;
  /** Inside the card below the rows: a `Pagination`. */
  footer?: ReactNode;
}

export interface TableProps<Row>
  extends TableLook<Row>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  rows: readonly Row[];
  /** The order at first, when the table holds it itself. */
  defaultSort?: Sort | undefined;
  selection?: TableSelection<Row> | undefined;
}

/** More rows than this are never all drawn. */
export const manyRows = 100;
const defaultHeight = 560;

/**
 * Records in rows. Below 900 px of its own width `roomy` columns move under the
 * first cell, below 600 px every row is a card; nothing scrolls sideways unless
 * `minWidth` asks for it. Thousands of rows are drawn a screenful at a time.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  getId,
  sort,
  defaultSort,
  onSortChange,
  selection,
  loading = false,
  loadingLabel,
  skeletonRows = 5,
  empty,
  error,
  totalLabel,
  maxHeight,
  stickyFirst = false,
  minWidth,
  footer,
  className,
  ...rest
}: TableProps<Row>) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const scrolls = useOverflow(box);
  const [ownSort, setOwnSort] = useState<Sort | null>(defaultSort ?? null);
  const order = sort === undefined ? ownSort : sort;
  const sorted = sortRows(rows, columns, order);
  const many = rows.length > manyRows;
  const height = maxHeight ?? (many ? defaultHeight : undefined);
  const failed = error !== undefined && !loading;
  const shown = failed ? [] : sorted;
  const state = stateOf({ loading, failed, count: rows.length });

  return (
    <div data-component="table" data-state={state} {...rest} className={join(css.root, className)}>
      <div
        data-part="scroller"
        ref={setBox}
        className={css.scroller}
        style={{ maxBlockSize: height }}
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <table
          {...roles.table}
          aria-label={label}
          aria-busy={loading || undefined}
          aria-colcount={selection ? columns.length + 1 : columns.length}
          {...(many && { 'aria-rowcount': rows.length + 1 })}
          className={join(css.table, many && css.fixed)}
          style={{ minInlineSize: minWidth }}
        >
          <colgroup>
            {selection && <col style={{ inlineSize: 52 }} />}
            {columns.map((column) => (
              <col key={column.id} style={{ inlineSize: column.width }} />
            ))}
          </colgroup>
          <Head
            columns={columns}
            sort={order}
            sticky={height !== undefined}
            stickyFirst={stickyFirst}
            onSort={(next) => {
              setOwnSort(next);
              onSortChange?.(next);
            }}
            lead={selection && <AllBox rows={shown} getId={getId} selection={selection} />}
          />
          <Body
            rows={shown}
            columns={columns}
            getId={getId}
            selection={selection}
            box={box}
            many={many}
            height={height ?? defaultHeight}
            stickyFirst={stickyFirst}
            skeletons={loading && rows.length === 0 ? skeletonRows : 0}
            stale={loading}
          />
          {totalLabel !== undefined && shown.length > 0 && (
            <Foot
              columns={columns}
              label={totalLabel}
              stickyFirst={stickyFirst}
              leads={selection ? 1 : 0}
            />
          )}
        </table>
      </div>
      {failed && (
        <div data-part="error" className={css.note}>
          {error}
        </div>
      )}
      {state === 'empty' && (
        <div data-part="empty" className={css.note}>
          {empty}
        </div>
      )}
      {footer !== undefined && (
        <div data-part="footer" className={css.footer}>
          {footer}
        </div>
      )}
      <VisuallyHidden role="status">{loading ? loadingLabel : ''}</VisuallyHidden>
    </div>
  );
}

/** What the table shows, as its `data-state` says it. */
export function stateOf({
  loading,
  failed,
  count,
}: {
  loading: boolean;
  failed: boolean;
  count: number;
}): 'loading' | 'error' | 'empty' | 'ready' {
  if (loading) return 'loading';
  if (failed) return 'error';
  return count === 0 ? 'empty' : 'ready';
}

interface AllBoxProps<Row> {
  rows: readonly Row[];
  getId: (row: Row) => string;
  selection: TableSelection<Row>;
}

/** Ticks every row of the table, and none of other pages. */
function AllBox<Row>({ rows, getId, selection }: AllBoxProps<Row>) {
  const { ids, onChange, allLabel, disabled } = selection;
  const free = rows.filter((row) => disabled?.(row) !== true).map(getId);
  const ticked = free.filter((id) => ids.has(id)).length;
  const all = free.length > 0 && ticked === free.length;
  const change = (checked: boolean) => {
    const next = new Set(ids);
    for (const id of free) {
      if (checked) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  return (
    <th {...roles.columnheader} scope="col" className={css.selectHead}>
      <SelectBox
        label={allLabel}
        checked={all}
        mixed={ticked > 0 && !all}
        disabled={free.length === 0}
        onChange={change}
      />
    </th>
  );
}
