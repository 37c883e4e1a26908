import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { join } from '../join.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useOverflow } from '../use-overflow.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Column, Sort } from './columns.ts';
import { Head } from './Head.tsx';
import { roles } from './roles.ts';
import * as cell from './rows.css.ts';
import * as css from './Table.css.ts';
import { TableFoot } from './TableFoot.tsx';

/** Props that `Table` and `TreeTable` share. */
export interface TableLook<Row>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Name of the table: "Account record". */
  label: string;
  /** The columns in reading order. The first one names the row. */
  columns: readonly Column<Row>[];
  /** The rows. For a tree, the rows of the top level. */
  rows: readonly Row[];
  /** Returns a key that stays the same for the row, e.g. its number. */
  getId: (row: Row) => string;
  /** The current order (`null`: none). With it the order is controlled. Without it the table keeps its own. */
  sort?: Sort | null | undefined;
  /** The order at first, when the table keeps its own. */
  defaultSort?: Sort | undefined;
  /** Called when a heading is pressed. The caller must sort columns without `sortValue`. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** The rows are loading. Without rows skeletons are shown; else the old rows stay, with a spinner over them. */
  loading?: boolean | undefined;
  /** Announced politely while `loading`. */
  loadingLabel: string;
  /** Number of skeleton rows. Default 5. */
  skeletonRows?: number | undefined;
  /** Shown instead of rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Shown instead of rows when they could not be loaded: an `ErrorState`. */
  error?: ReactNode;
  /** First cell of the totals row, e.g. "Page total". Without it there is no totals row. */
  totalLabel?: string | undefined;
  /** Height in px above which the rows scroll below a fixed header row. More than 100 rows always scroll (560). */
  maxHeight?: number | undefined;
  /** The first column stays visible while the others scroll sideways. Only with `minWidth`. */
  stickyFirst?: boolean | undefined;
  /** Minimum width of the columns in px, before they scroll sideways. Default: as wide as fits. */
  minWidth?: number | undefined;
  /** Content inside the card below the rows: a `Pagination`. */
  footer?: ReactNode;
}

/** What the body of a table needs from its frame. */
export interface Framed {
  /** The scroll container; `null` until it is mounted. */
  box: HTMLElement | null;
  /** True: only the rows in view are rendered. */
  many: boolean;
  /** Height of the scroll container in px, before it is measured. */
  height: number;
  /** Number of skeleton rows to render. */
  skeletons: number;
  /** The rows could not be loaded. */
  failed: boolean;
}

interface FrameProps<Row> extends Omit<TableLook<Row>, 'defaultSort' | 'onSortChange' | 'getId'> {
  component: 'table' | 'tree-table';
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** Number of rows to show, with the open levels of a tree. */
  count: number;
  /** A cell before the headings: "select all". */
  lead?: ReactNode;
  children: (framed: Framed) => ReactNode;
}

/** A table with more rows than this never renders all of them. */
const manyRows = 100;
const defaultHeight = 560;

/** The card with its scroll container, header row and totals row, and what is shown instead of rows. */
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
            <TableFoot
              columns={columns}
              label={totalLabel}
              stickyFirst={stickyFirst}
              leads={leads}
            />
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
