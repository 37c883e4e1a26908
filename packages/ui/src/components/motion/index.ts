export { systemClock, type UiClock } from './clock.ts';
export { useScrollEdges } from './useScrollEdges.ts';
export { prefersStill, observeVisibility, watchStill } from './watch.ts';
