import { useState } from 'react';
import { type Sort, sortRows } from '../Table/columns.ts';
import { Frame, type TableLook } from '../Table/Frame.tsx';
import { flattenTree } from './flatten.ts';
import type { TreeTableLabels } from './labels.ts';
import { TreeBody } from './TreeBody.tsx';

export interface TreeTableProps<Row> extends TableLook<Row> {
  /** What the row is called, as plain text: a username. */
  getName: (row: Row) => string;
  /** Its rows one level down; `undefined` while they are not loaded. */
  getChildren: (row: Row) => readonly Row[] | undefined;
  /** Whether there is a level below, loaded or not. */
  hasChildren: (row: Row) => boolean;
  /** Ids of the open rows. Given: you hold them. Left out: the table does so itself. */
  expanded?: ReadonlySet<string> | undefined;
  /** Ids that are open at first. Default none. */
  defaultExpanded?: ReadonlySet<string> | undefined;
  /** A row was opened or closed; gets the ids of all open rows. */
  onExpandedChange?: ((ids: ReadonlySet<string>) => void) | undefined;
  /** A row was opened whose children are not loaded, or its retry button was pressed. */
  onLoadChildren?: ((row: Row) => void) | undefined;
  /** Ids of rows whose children could not be loaded. */
  failedIds?: ReadonlySet<string> | undefined;
  /** Enter on a row. Default: opens and closes it. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Names of the arrows, and texts in place of children that are not there. */
  labels: TreeTableLabels;
}

const none: ReadonlySet<string> = new Set();

/**
 * A table whose rows have rows: the team of an agent. A tree grid (WAI-ARIA)
 * with one Tab stop: up and down go through the rows, the arrows of the reading
 * direction open and close and go down and up a level, Home and End go to the
 * ends. Levels load when they are opened; ten thousand open rows are drawn a
 * screenful at a time. On phones rows are cards that keep their indent.
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
