import { join } from '../join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Column } from './columns.ts';
import { RowCells } from './RowCells.tsx';
import { roles } from './roles.ts';
import * as css from './rows.css.ts';
import { SelectBox } from './SelectBox.tsx';
import type { TableSelection } from './selection.ts';
import { useRowWindow } from './use-row-window.ts';

interface BodyProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  getId: (row: Row) => string;
  selection: TableSelection<Row> | undefined;
  /** The scroll container. */
  box: HTMLElement | null;
  /** True: only the rows in view are rendered. */
  many: boolean;
  height: number;
  stickyFirst: boolean;
  skeletons: number;
}

/** The rows of a table: all of them, or only those in view. */
export function Body<Row>({
  rows,
  columns,
  getId,
  selection,
  box,
  many,
  height,
  stickyFirst,
  skeletons,
}: BodyProps<Row>) {
  const drawn = useRowWindow({ count: rows.length, enabled: many, box, height });
  const width = columns.length + (selection ? 1 : 0);
  const tick = (id: string, checked: boolean) => {
    if (!selection) return;
    const next = new Set(selection.ids);
    if (checked) next.add(id);
    else next.delete(id);
    selection.onChange(next);
  };
  return (
    <tbody {...roles.group} data-part="body" className={css.body}>
      {skeletons > 0 && <SkeletonRows count={skeletons} width={width} />}
      {drawn.rows.flatMap(({ index, before }) => {
        const row = rows[index];
        if (row === undefined) return [];
        const id = getId(row);
        const selected = selection?.ids.has(id) === true;
        return [
          before > 0 && <Spacer key={`before-${id}`} height={before} width={width} />,
          <tr
            key={id}
            {...roles.row}
            data-part="row"
            data-index={index}
            data-state={selected ? 'selected' : 'rest'}
            ref={drawn.measure}
            {...(many && { 'aria-rowindex': index + 2 })}
            className={join(css.row, selection && css.selectable)}
          >
            {selection && (
              <td {...roles.cell} className={css.selectCell}>
                <SelectBox
                  label={selection.rowLabel(row)}
                  checked={selected}
                  disabled={selection.disabled?.(row)}
                  onChange={(checked) => tick(id, checked)}
                />
              </td>
            )}
            <RowCells row={row} columns={columns} stickyFirst={stickyFirst} />
          </tr>,
        ];
      })}
      {drawn.after > 0 && <Spacer height={drawn.after} width={width} />}
    </tbody>
  );
}

/** Spacers and skeletons are not real rows. */
const unseen = { 'aria-hidden': true } as const;

/** Keeps the space of rows that are not rendered. */
export function Spacer({ height, width }: { height: number; width: number }) {
  return (
    <tr {...unseen} className={css.spacer} style={{ blockSize: height }}>
      <td colSpan={width} className={css.spacerCell} style={{ blockSize: height }} />
    </tr>
  );
}

/** Placeholders for rows that are loading. They are as high as the real rows. */
export function SkeletonRows({ count, width }: { count: number; width: number }) {
  const lines = Array.from({ length: count }, (_, line) => line);
  return lines.map((line) => (
    <tr key={line} {...unseen} data-part="skeleton" className={css.row}>
      {Array.from({ length: width }, (_, cell) => `${line}-${cell}`).map((key, cell) => (
        <td key={key} className={join(css.cell, css.place[placeOf(cell)])}>
          <Skeleton height={22} width={cell === 0 ? '70%' : 64} />
        </td>
      ))}
    </tr>
  ));
}

/** The skeleton of a card has two lines. */
function placeOf(cell: number): 'title' | 'aside' | 'meta' | 'hidden' {
  return (['title', 'aside', 'meta', 'aside'] as const)[cell] ?? 'hidden';
}
