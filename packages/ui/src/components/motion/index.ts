export { systemClock, type UiClock } from './clock.ts';
export { prefersStill, watchSeen, watchStill } from './watch.ts';
