import type { ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import { join } from '../join.ts';
import type { Column } from './columns.ts';
import { roles } from './roles.ts';
import * as css from './rows.css.ts';

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  stickyFirst: boolean;
  /** Use `gridcell` in a tree table. */
  cellRole?: 'cell' | 'gridcell' | undefined;
  /** Content before the first cell's own: the indent and arrow of a tree. */
  lead?: ReactNode;
}

/** The cells of one row; the first one names it. */
export function RowCells<Row>({
  row,
  columns,
  stickyFirst,
  cellRole = 'cell',
  lead,
}: CellsProps<Row>) {
  const aside = columns.filter((column) => column.roomy === true);
  return columns.map((column, index) => {
    const first = index === 0;
    const place = column.compact ?? (first ? 'title' : 'line');
    const className = join(
      css.cell,
      css.place[place],
      column.numeric === true && css.numeric,
      column.roomy === true && css.roomy,
      stickyFirst && first && css.stickyFirst,
    );
    if (first) {
      return (
        <th key={column.id} scope="row" {...roles.rowheader} className={className}>
          {lead === undefined ? (
            asPart(column.cell(row))
          ) : (
            <FirstCell lead={lead}>{column.cell(row)}</FirstCell>
          )}
          {aside.length > 0 && <More row={row} columns={aside} />}
        </th>
      );
    }
    return (
      <td key={column.id} {...roles[cellRole]} className={className}>
        {place === 'line' && column.headerHidden !== true && (
          <span data-part="cell-label" aria-hidden="true" className={css.cellLabel}>
            {column.header}
          </span>
        )}
        <span className={css.value}>{column.cell(row)}</span>
      </td>
    );
  });
}

function FirstCell({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <span className={css.firstCell}>
      {lead}
      <span className={css.firstText}>{children}</span>
    </span>
  );
}

/** The columns that a narrower table has no room for. */
function More<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <span data-part="more" className={css.more}>
      {columns.map((column) => (
        <span key={column.id} className={css.moreItem}>
          <span>{`${column.header}:`}</span> {asPart(column.cell(row))}
        </span>
      ))}
    </span>
  );
}
