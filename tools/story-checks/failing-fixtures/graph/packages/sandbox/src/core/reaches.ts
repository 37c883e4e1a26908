export { state } from '../state/state.ts';
