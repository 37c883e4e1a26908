export { HydratedNear } from './HydratedNear.tsx';
export { arriving, lazyPart, optionalPart } from './lazy-part.tsx';
export { isLoadFailure } from './load-failure.ts';
export { loadPart } from './load-part.ts';
export { newVersionEvent, reloadForNews } from './new-version.ts';
export { renewParts, round } from './round.ts';
export { renewSheets } from './sheets.ts';
export { whenNear } from './when-near.ts';
