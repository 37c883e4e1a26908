export type { TreeTableLabels } from './labels.ts';
export { TreeTable, type TreeTableProps } from './TreeTable.tsx';
