export { arriving, lazyPart } from './lazy-part.tsx';
export { renewParts, round } from './round.ts';
