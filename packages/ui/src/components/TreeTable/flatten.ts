/** The functions that read a tree. */
export interface TreeReader<Row> {
  getId: (row: Row) => string;
  /** Returns the rows one level down; `undefined` while they are not loaded. */
  getChildren: (row: Row) => readonly Row[] | undefined;
  /** Returns whether there is a level below, loaded or not. */
  hasChildren: (row: Row) => boolean;
  /** Sorts the rows of one level. */
  order: (rows: readonly Row[]) => readonly Row[];
}

interface Place {
  /** Level in the tree, from 1. */
  level: number;
  /** Index of the parent's line; undefined at the top level. */
  parent: number | undefined;
}

/** A visible row of the tree, with the values of its ARIA attributes. */
export interface TreeRow<Row> extends Place {
  kind: 'row';
  row: Row;
  id: string;
  /** Undefined when there is nothing to open. */
  open: boolean | undefined;
  /** Its place among its siblings, from 1, and the number of siblings. */
  position: number;
  size: number;
}

/** A line in place of children that are missing. */
export interface TreeGap<Row> extends Place {
  kind: 'gap';
  /** The row whose children are missing. */
  row: Row;
  id: string;
}

export type TreeLine<Row> = TreeRow<Row> | TreeGap<Row>;

/**
 * Returns the lines of a tree from top to bottom, without closed levels. A row that is its own ancestor (from an
 * invalid response) is shown once and not opened again.
 */
export function flattenTree<Row>(
  rows: readonly Row[],
  reader: TreeReader<Row>,
  expanded: ReadonlySet<string>,
): readonly TreeLine<Row>[] {
  const lines: TreeLine<Row>[] = [];
  const path = new Set<string>();
  const visit = (level: readonly Row[], depth: number, parent: number | undefined) => {
    const siblings = reader.order(level);
    for (const [index, row] of siblings.entries()) {
      const id = reader.getId(row);
      const openable = reader.hasChildren(row) && !path.has(id);
      const open = openable ? expanded.has(id) : undefined;
      const line = lines.length;
      const place = { level: depth, parent };
      lines.push({
        kind: 'row',
        row,
        id,
        open,
        position: index + 1,
        size: siblings.length,
        ...place,
      });
      if (open !== true) continue;
      const children = reader.getChildren(row);
      if (children === undefined) {
        lines.push({ kind: 'gap', row, id: `${id}/gap`, level: depth + 1, parent: line });
        continue;
      }
      path.add(id);
      visit(children, depth + 1, line);
      path.delete(id);
    }
  };
  visit(rows, 1, undefined);
  return lines;
}

/** The result of a key in a tree: move to another line, or open or close this one. */
export type TreeMove = { to: number } | { open: boolean } | undefined;

/**
 * Handles the keys of a tree grid whose rows take focus (WAI-ARIA). `forwards` is the arrow in reading direction: it
 * opens the row, then moves to its first child. The other arrow closes the row, then moves to its parent.
 */
export function treeMove<Row>(
  key: string,
  at: number,
  lines: readonly TreeLine<Row>[],
  forwards: 'ArrowRight' | 'ArrowLeft' = 'ArrowRight',
): TreeMove {
  const line = lines[at];
  if (line?.kind !== 'row') return undefined;
  const backwards = forwards === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forwards) {
    if (line.open === false) return { open: true };
    const child = lines[at + 1];
    return line.open === true && child?.kind === 'row' && child.parent === at
      ? { to: at + 1 }
      : undefined;
  }
  if (key === backwards) {
    if (line.open === true) return { open: false };
    return line.parent === undefined ? undefined : { to: line.parent };
  }
  return moveTo(key, at, lines);
}

function moveTo<Row>(key: string, at: number, lines: readonly TreeLine<Row>[]): TreeMove {
  const last = lines.length - 1;
  const ways: Readonly<Record<string, readonly [from: number, step: number]>> = {
    ArrowDown: [at + 1, 1],
    ArrowUp: [at - 1, -1],
    Home: [0, 1],
    End: [last, -1],
  };
  const way = ways[key];
  if (!way) return undefined;
  const [from, step] = way;
  for (let line = from; line >= 0 && line <= last; line += step) {
    if (lines[line]?.kind === 'row') return { to: line };
  }
  return undefined;
}
