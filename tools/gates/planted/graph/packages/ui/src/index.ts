export { heavy } from './deep.ts';
