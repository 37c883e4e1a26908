export { PartError } from './PartError.tsx';
export { type Part, partOf } from './part.ts';
export { useHandler, useStableValue } from './use-stable.ts';
