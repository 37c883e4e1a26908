export { systemClock, type UiClock } from './clock.ts';
export { useSideways } from './useSideways.ts';
export { prefersStill, watchSeen, watchStill } from './watch.ts';
