import { asPart } from '../as-part.tsx';
import { join } from '../join.ts';
import type { Column } from './columns.ts';
import { roles } from './roles.ts';
import * as css from './rows.css.ts';

interface TableFootProps<Row> {
  columns: readonly Column<Row>[];
  label: string;
  stickyFirst: boolean;
  /** Number of cells before the columns (the checkboxes). */
  leads: number;
}

/** The totals, in a sunken row. */
export function TableFoot<Row>({ columns, label, stickyFirst, leads }: TableFootProps<Row>) {
  const [first, ...others] = columns;
  return (
    <tfoot {...roles.group} data-part="foot" className={css.foot}>
      <tr {...roles.row} className={css.footRow}>
        {leads > 0 && <td {...roles.cell} className={join(css.footCell, css.bare)} />}
        <th
          scope="row"
          {...roles.rowheader}
          className={join(css.footCell, css.place.title, stickyFirst && css.stickyFirst)}
        >
          <span>{label}</span>
          {asPart(first?.total)}
        </th>
        {others.map((column) => (
          <td
            key={column.id}
            {...roles.cell}
            className={join(
              css.footCell,
              column.numeric === true && css.numeric,
              column.roomy === true && css.roomy,
              column.total === undefined ? css.bare : css.place[column.compact ?? 'line'],
            )}
          >
            {column.total !== undefined && (column.compact ?? 'line') === 'line' && (
              <span data-part="cell-label" aria-hidden="true" className={css.cellLabel}>
                {column.header}
              </span>
            )}
            {asPart(column.total)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
