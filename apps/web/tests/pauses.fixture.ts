import { timeoutManager } from '@tanstack/react-query';

/** The longest pause (ms) before a read that got no answer is tried again. */
const longestPause = 3_000;

/** A read that got no answer is tried again at once: how long it waits is shown elsewhere. */
export const withoutPauses = (): void =>
  timeoutManager.setTimeoutProvider({
    setTimeout: (then: () => void, ms: number) => setTimeout(then, ms > longestPause ? ms : 0),
    clearTimeout: (id: ReturnType<typeof setTimeout> | undefined) => clearTimeout(id),
    setInterval: (then: () => void, ms: number) => setInterval(then, ms),
    clearInterval: (id: ReturnType<typeof setInterval> | undefined) => clearInterval(id),
  });
