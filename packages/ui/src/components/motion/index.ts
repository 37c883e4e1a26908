export { systemClock, type UiClock } from './clock.ts';
export { useScrollEdges } from './useScrollEdges.ts';
export { observeVisibility, prefersStill, watchStill } from './watch.ts';
