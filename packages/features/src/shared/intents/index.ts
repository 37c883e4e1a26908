export { useIntent } from './use-intent.ts';
