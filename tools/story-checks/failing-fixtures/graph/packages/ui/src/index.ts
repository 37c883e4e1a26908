export { table } from './components/Table/index.ts';
export { heavy } from './deep.ts';
