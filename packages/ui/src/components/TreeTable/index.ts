export { TreeTable, type TreeTableLabels, type TreeTableProps } from './TreeTable.tsx';
