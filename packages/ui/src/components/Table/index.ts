export type { Column, Sort } from './columns.ts';
export type { TableLook } from './Frame.tsx';
export { Table, type TableProps, type TableSelection } from './Table.tsx';
