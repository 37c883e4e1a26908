export type { Column, Sort } from './columns.ts';
export type { TableLook } from './Frame.tsx';
export type { TableSelection } from './selection.ts';
export { Table, type TableProps } from './Table.tsx';
