import { useState } from 'react';
import { type Sort, sortRows } from '../Table/columns.ts';
import { Frame, type TableLook } from '../Table/Frame.tsx';
import { flattenTree } from './flatten.ts';
import type { TreeTableLabels } from './labels.ts';
import { TreeBody } from './TreeBody.tsx';

export interface TreeTableProps<Row> extends TableLook<Row> {
  /** Returns the name of the row as plain text, e.g. a username. */
  getName: (row: Row) => string;
  /** Returns the rows one level down; `undefined` while they are not loaded. */
  getChildren: (row: Row) => readonly Row[] | undefined;
  /** Returns whether there is a level below, loaded or not. */
  hasChildren: (row: Row) => boolean;
  /** Ids of the open rows. With it the state is controlled. Without it the table keeps its own. */
  expanded?: ReadonlySet<string> | undefined;
  /** Ids of the rows that are open at first. Default none. */
  defaultExpanded?: ReadonlySet<string> | undefined;
  /** Called with the ids of all open rows, after a row was opened or closed. */
  onExpandedChange?: ((ids: ReadonlySet<string>) => void) | undefined;
  /** Called when a row without loaded children is opened, or when its retry button is pressed. */
  onLoadChildren?: ((row: Row) => void) | undefined;
  /** Ids of rows whose children could not be loaded. */
  failedIds?: ReadonlySet<string> | undefined;
  /** Called on Enter on a row. Default: Enter opens and closes the row. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Names of the arrows, and texts in place of children that are missing. */
  labels: TreeTableLabels;
}

const none: ReadonlySet<string> = new Set();

/**
 * A table whose rows have rows, e.g. the team of an agent. It is a tree grid (WAI-ARIA) with one tab stop: up and down
 * move through the rows, left and right open, close and change the level (in reading direction), Home and End go to
 * the first and last row. A level loads when it is opened. Of ten thousand open rows only one screenful is rendered.
 * On phones rows are cards that keep their indent.
 */
export function TreeTable<Row>({
  rows,
  getId,
  getName,
  getChildren,
  hasChildren,
  expanded,
  defaultExpanded = none,
  onExpandedChange,
  onLoadChildren,
  failedIds = none,
  onOpen,
  labels,
  sort,
  defaultSort,
  onSortChange,
  ...look
}: TreeTableProps<Row>) {
  const [ownSort, setOwnSort] = useState<Sort | null>(defaultSort ?? null);
  const [ownExpanded, setOwnExpanded] = useState(defaultExpanded);
  const order = sort === undefined ? ownSort : sort;
  const open = expanded ?? ownExpanded;
  const lines = flattenTree(
    rows,
    {
      getId,
      getChildren,
      hasChildren,
      order: (level) => sortRows(level, look.columns, order),
    },
    open,
  );
  const change = (row: Row, next: boolean) => {
    const ids = new Set(open);
    if (next) ids.add(getId(row));
    else ids.delete(getId(row));
    setOwnExpanded(ids);
    onExpandedChange?.(ids);
    if (next && getChildren(row) === undefined) onLoadChildren?.(row);
  };
  return (
    <Frame
      {...look}
      component="tree-table"
      rows={rows}
      count={lines.length}
      sort={order}
      onSort={(next) => {
        setOwnSort(next);
        onSortChange?.(next);
      }}
    >
      {({ failed, ...framed }) => (
        <TreeBody
          {...framed}
          lines={failed ? [] : lines}
          columns={look.columns}
          stickyFirst={look.stickyFirst === true}
          getName={getName}
          isFailed={(row) => failedIds.has(getId(row))}
          onChange={change}
          onLoadChildren={(row) => onLoadChildren?.(row)}
          onOpen={onOpen}
          labels={labels}
        />
      )}
    </Frame>
  );
}
