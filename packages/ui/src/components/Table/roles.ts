/**
 * Roles of the table's own elements, written out: where rows become cards the
 * elements are grids, and some browsers then forget what they were.
 */
export const roles = {
  table: { role: 'table' },
  treegrid: { role: 'treegrid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
  gridcell: { role: 'gridcell' },
} as const;
