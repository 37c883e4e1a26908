export { PartError } from './PartError.tsx';
export { type Part, partOf } from './part.ts';
export { useHandler, useShared } from './steady.ts';
