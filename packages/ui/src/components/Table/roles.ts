/**
 * The ARIA roles of table elements. They are set explicitly, because where rows are cards the elements are grids, and
 * some browsers then drop their table roles.
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
