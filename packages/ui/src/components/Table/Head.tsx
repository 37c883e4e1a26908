import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type Column, isSortable, nextSort, type Sort } from './columns.ts';
import { roles } from './roles.ts';
import * as cell from './rows.css.ts';
import * as css from './Table.css.ts';

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null | undefined;
  onSort: (sort: Sort) => void;
  /** The header row stays visible while the rows scroll. */
  sticky: boolean;
  stickyFirst: boolean;
  /** A cell before the columns: "select all". */
  lead?: ReactNode;
}

/** The header row. Where rows are cards, it is a strip with the sortable headings. */
export function Head<Row>({ columns, sort, onSort, sticky, stickyFirst, lead }: HeadProps<Row>) {
  return (
    <thead {...roles.group} data-part="head" className={join(css.head, sticky && css.stickyHead)}>
      <tr {...roles.row} className={css.headRow}>
        {lead}
        {columns.map((column, index) => {
          const sorted = sort?.column === column.id ? sort.direction : undefined;
          const sortable = isSortable(column);
          return (
            <th
              key={column.id}
              scope="col"
              {...roles.columnheader}
              {...(sortable && { 'aria-sort': sorted ?? ('none' as const) })}
              className={join(
                css.heading,
                column.numeric === true && cell.numeric,
                column.roomy === true && cell.roomy,
                stickyFirst && index === 0 && cell.stickyFirst,
                !sortable && css.unsortable,
              )}
            >
              {sortable ? (
                <button
                  type="button"
                  className={css.sort}
                  onClick={() => onSort(nextSort(sort, column.id))}
                >
                  <span>{column.header}</span>
                  <span className={css.sortIcon}>
                    <IconSlot icon={iconOf(sorted)} size={14} strokeWidth={2} />
                  </span>
                </button>
              ) : (
                <HeadText column={column} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function HeadText<Row>({ column }: { column: Column<Row> }) {
  if (column.headerHidden !== true) return <span>{column.header}</span>;
  return <VisuallyHidden>{column.header}</VisuallyHidden>;
}

function iconOf(sorted: Sort['direction'] | undefined) {
  if (sorted === undefined) return ChevronsUpDown;
  return sorted === 'ascending' ? ArrowUp : ArrowDown;
}
