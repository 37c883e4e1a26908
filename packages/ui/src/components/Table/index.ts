export type { Column, Sort } from './columns.ts';
export { Table, type TableLook, type TableProps, type TableSelection } from './Table.tsx';
