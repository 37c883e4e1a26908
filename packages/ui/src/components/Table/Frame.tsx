import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { join } from '../join.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useOverflow } from '../use-overflow.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Column, Sort } from './columns.ts';
import { Foot } from './Foot.tsx';
import { Head } from './Head.tsx';
import { roles } from './roles.ts';
import * as cell from './rows.css.ts';
import * as css from './Table.css.ts';

/** Looks and words shared by `Table` and `TreeTable`. */
export interface TableLook<Row>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Name of the table: "Account record". */
  label: string;
  /** In reading order; the first one names the row. */
  columns: readonly Column<Row>[];
  /** The rows; of a tree those of the highest level. */
  rows: readonly Row[];
  /** A key that stays with the row, e.g. its number. */
  getId: (row: Row) => string;
  /** The order that is shown. Given (`null`: none): you hold it. Left out: the table does so itself. */
  sort?: Sort | null | undefined;
  /** The order at first, when the table holds it itself. */
  defaultSort?: Sort | undefined;
  /** A heading was pressed. Columns without `sortValue` must be sorted by the caller. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** The rows are on their way: skeletons when there are none, else the old ones stay below a spinner. */
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

/** What the body of a table needs of its frame. */
export interface Framed {
  /** What scrolls; `null` until it is mounted. */
  box: HTMLElement | null;
  /** Only the rows in view are drawn. */
  many: boolean;
  /** Height of the window, in px, before it is measured. */
  height: number;
  /** Skeleton rows to draw. */
  skeletons: number;
  /** The rows could not be loaded. */
  failed: boolean;
}

interface FrameProps<Row> extends Omit<TableLook<Row>, 'defaultSort' | 'onSortChange' | 'getId'> {
  component: 'table' | 'tree-table';
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** Rows there are to show, open levels of a tree included. */
  count: number;
  /** A cell before the headings: "select all". */
  lead?: ReactNode;
  children: (framed: Framed) => ReactNode;
}

/** More rows than this are never all drawn. */
const manyRows = 100;
const defaultHeight = 560;

/** Card, scroller, head, foot and what is shown instead of rows. */
export function Frame<Row>({
  component,
  label,
  columns,
  rows,
  sort,
  onSort,
  count,
  lead,
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
  children,
  className,
  ...rest
}: FrameProps<Row>) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const scrolls = useOverflow(box);
  const many = count > manyRows;
  const height = maxHeight ?? (many ? defaultHeight : undefined);
  const failed = error !== undefined && !loading;
  const state = stateOf(loading, failed, rows.length);
  const leads = lead === undefined ? 0 : 1;
  return (
    <div
      data-component={component}
      data-state={state}
      {...rest}
      className={join(css.root, className)}
    >
      <div
        data-part="scroller"
        ref={setBox}
        className={css.scroller}
        style={{ maxBlockSize: height }}
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <table
          {...(component === 'table' ? roles.table : roles.treegrid)}
          aria-label={label}
          aria-busy={loading || undefined}
          aria-colcount={columns.length + leads}
          {...(many && { 'aria-rowcount': count + 1 })}
          className={join(css.table, many && css.fixed)}
          style={{ minInlineSize: minWidth }}
        >
          <colgroup>
            {leads > 0 && <col style={{ inlineSize: 52 }} />}
            {columns.map((column) => (
              <col
                key={column.id}
                className={column.roomy === true ? cell.roomy : undefined}
                style={{ inlineSize: column.width }}
              />
            ))}
          </colgroup>
          <Head
            columns={columns}
            sort={sort}
            onSort={onSort}
            sticky={height !== undefined}
            stickyFirst={stickyFirst}
            lead={lead}
          />
          {children({
            box,
            many,
            height: height ?? defaultHeight,
            skeletons: loading && rows.length === 0 ? skeletonRows : 0,
            failed,
          })}
          {totalLabel !== undefined && !failed && rows.length > 0 && (
            <Foot columns={columns} label={totalLabel} stickyFirst={stickyFirst} leads={leads} />
          )}
        </table>
      </div>
      {state === 'error' && (
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
      {loading && rows.length > 0 && (
        <span data-part="busy" className={css.busy}>
          <Spinner size={16} />
        </span>
      )}
      <VisuallyHidden role="status">{loading ? loadingLabel : ''}</VisuallyHidden>
    </div>
  );
}

function stateOf(loading: boolean, failed: boolean, count: number) {
  if (loading) return 'loading';
  if (failed) return 'error';
  return count === 0 ? 'empty' : 'ready';
}
