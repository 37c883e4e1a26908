import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SkeletonRows, Spacer } from '../Table/Body.tsx';
import type { Column } from '../Table/columns.ts';
import type { Framed } from '../Table/Frame.tsx';
import { RowCells } from '../Table/RowCells.tsx';
import { roles } from '../Table/roles.ts';
import * as rowCss from '../Table/rows.css.ts';
import { useRowWindow } from '../Table/use-row-window.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type TreeGap, type TreeLine, type TreeRow, treeMove } from './flatten.ts';
import type { TreeTableLabels } from './labels.ts';
import * as css from './TreeTable.css.ts';

interface TreeBodyProps<Row> extends Omit<Framed, 'failed'> {
  lines: readonly TreeLine<Row>[];
  columns: readonly Column<Row>[];
  stickyFirst: boolean;
  getName: (row: Row) => string;
  isFailed: (row: Row) => boolean;
  onChange: (row: Row, open: boolean) => void;
  onLoadChildren: (row: Row) => void;
  onOpen: ((row: Row) => void) | undefined;
  labels: TreeTableLabels;
}

/** The lines of a tree. One of them is the tab stop. */
export function TreeBody<Row>({
  lines,
  columns,
  box,
  many,
  height,
  skeletons,
  stickyFirst,
  onChange,
  onOpen,
  ...words
}: TreeBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [stop, setStop] = useState<string>();
  const goal = useRef<string>(undefined);
  const found = lines.findIndex((line) => line.id === stop);
  const at = Math.max(found, 0);
  const drawn = useRowWindow({
    count: lines.length,
    enabled: many,
    box,
    height,
    keep: found >= 0 ? found : undefined,
  });

  const focusLine = (index: number) => {
    goal.current = lines[index]?.id;
    drawn.reveal(index);
    setStop(goal.current);
  };
  // The row may have to be rendered before it can take focus.
  useEffect(() => {
    if (goal.current === undefined || goal.current !== stop) return;
    const row = body.current?.querySelector<HTMLElement>('[data-part="row"][tabindex="0"]');
    goal.current = undefined;
    row?.focus({ preventScroll: true });
    if (!many) row?.scrollIntoView({ block: 'nearest' });
  }, [stop, many]);

  const press = (event: KeyboardEvent<HTMLElement>, index: number, line: TreeRow<Row>) => {
    // A button in the row handles its own keys.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (event.key === 'Enter' && onOpen) onOpen(line.row);
      else if (line.open !== undefined) onChange(line.row, !line.open);
      return;
    }
    const turned = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = treeMove(event.key, index, lines, turned ? 'ArrowLeft' : 'ArrowRight');
    if (!move) return;
    event.preventDefault();
    if ('open' in move) onChange(line.row, move.open);
    else focusLine(move.to);
  };

  return (
    <tbody {...roles.group} ref={body} data-part="body" className={rowCss.body}>
      {skeletons > 0 && <SkeletonRows count={skeletons} width={columns.length} />}
      {drawn.rows.flatMap(({ index, before }) => {
        const line = lines[index];
        if (line === undefined) return [];
        const place = {
          'data-index': index,
          ref: drawn.measure,
          ...(many && { 'aria-rowindex': index + 2 }),
        };
        return [
          before > 0 && <Spacer key={`before-${line.id}`} height={before} width={columns.length} />,
          line.kind === 'gap' ? (
            <tr
              key={line.id}
              {...roles.row}
              {...place}
              aria-level={line.level}
              className={rowCss.row}
            >
              <Gap line={line} width={columns.length} {...words} />
            </tr>
          ) : (
            <tr
              key={line.id}
              {...roles.row}
              {...place}
              data-part="row"
              data-state={stateOf(line)}
              aria-level={line.level}
              aria-posinset={line.position}
              aria-setsize={line.size}
              aria-expanded={line.open}
              tabIndex={index === at ? 0 : -1}
              className={join(rowCss.row, css.row)}
              onFocus={(event) => {
                if (event.target === event.currentTarget) setStop(line.id);
              }}
              onKeyDown={(event) => press(event, index, line)}
            >
              <RowCells
                row={line.row}
                columns={columns}
                stickyFirst={stickyFirst}
                cellRole="gridcell"
                lead={<Arrow line={line} onChange={onChange} {...words} />}
              />
            </tr>
          ),
        ];
      })}
      {drawn.after > 0 && <Spacer height={drawn.after} width={columns.length} />}
    </tbody>
  );
}

const stateOf = <Row,>({ open }: TreeRow<Row>) => {
  if (open === undefined) return 'leaf';
  return open ? 'open' : 'closed';
};

/** Deeper levels are not indented further, because a phone has 320 px. */
const indentOf = (level: number) => ({ inlineSize: (Math.min(level, 7) - 1) * 16 });

interface ArrowProps<Row> extends Pick<TreeBodyProps<Row>, 'getName' | 'labels' | 'onChange'> {
  line: TreeRow<Row>;
}

/** The arrow is for pointers and touch screen readers; the keyboard works on the row itself. */
function Arrow<Row>({ line, getName, labels, onChange }: ArrowProps<Row>) {
  const { row, level, open } = line;
  return (
    <>
      <span className={css.indent} style={indentOf(level)} />
      {open === undefined ? (
        <span className={css.noArrow} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-label={(open ? labels.collapse : labels.expand)(getName(row))}
          className={css.arrow}
          onClick={() => onChange(row, !open)}
        >
          <span className={open ? css.opened : css.closed}>
            <IconSlot icon={ChevronRight} size={18} />
          </span>
        </button>
      )}
    </>
  );
}

interface GapProps<Row> extends Pick<TreeBodyProps<Row>, 'isFailed' | 'onLoadChildren' | 'labels'> {
  line: TreeGap<Row>;
  width: number;
}

/** Shown in place of children that are loading or could not be loaded. */
function Gap<Row>({ line, width, isFailed, onLoadChildren, labels }: GapProps<Row>) {
  return (
    <td {...roles.gridcell} colSpan={width} className={join(rowCss.cell, css.gap)}>
      <span className={css.gapLine}>
        <span className={css.indent} style={indentOf(line.level)} />
        {isFailed(line.row) ? (
          <>
            <span className={css.failed}>{labels.failed}</span>
            <Button size="sm" onClick={() => onLoadChildren(line.row)}>
              {labels.retry}
            </Button>
          </>
        ) : (
          <>
            <Skeleton width={160} height={18} />
            <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
          </>
        )}
      </span>
    </td>
  );
}
