export { table } from './components/Table/Table.ts';
export { heavy } from './deep.ts';
