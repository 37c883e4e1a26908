// Globals of the page, by which the guards of a story and the test-runner talk to each other.

/** Name of the global that counts the story's running short timers (`guards.ts`). */
export const openTimers = '__PARLOUR_OPEN_TIMERS__';

/** Name of the global with which the test-runner skips axe for the next story (`guards.ts`). */
export const withoutAxe = '__PARLOUR_WITHOUT_AXE__';
