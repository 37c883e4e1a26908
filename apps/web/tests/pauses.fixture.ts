import { timeoutManager } from '@tanstack/react-query';

/** The longest pause (ms) before a read without an answer is retried. */
const longestPause = 3_000;

/** Retries a read without an answer at once. Other tests check how long the retry waits. */
export const withoutPauses = (): void =>
  timeoutManager.setTimeoutProvider({
    setTimeout: (then: () => void, ms: number) => setTimeout(then, ms > longestPause ? ms : 0),
    clearTimeout: (id: ReturnType<typeof setTimeout> | undefined) => clearTimeout(id),
    setInterval: (then: () => void, ms: number) => setInterval(then, ms),
    clearInterval: (id: ReturnType<typeof setInterval> | undefined) => clearInterval(id),
  });
