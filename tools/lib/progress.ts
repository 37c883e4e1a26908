/** How often (ms) a long layer says where it is. */
export const heartbeat = 10_000;

/** The line by which a tool says how far it is; `npm test` reads it and shows the last one. */
export const progressLine = (done: number, total: number): string =>
  `progress: ${done} of ${total}`;

/** Reads that line; undefined for another. */
export const readProgress = (line: string): string | undefined =>
  /^progress: (\d+ of \d+)$/.exec(line)?.[1];

/** A failure when it happens; `npm test` shows it at once. */
export const failureLine = (title: string, message: string): string =>
  `✗ ${title}: ${message.trim().split('\n')[0] ?? ''}`;

export const isFailureLine = (line: string): boolean => line.startsWith('✗ ');

/** Counts what is done and says so, but not more often than a person reads. */
export function progressOf(total: number, print = console.log) {
  let done = 0;
  let last = 0;
  return {
    step(): void {
      done += 1;
      const now = performance.now();
      if (done < total && now - last < heartbeat / 2) return;
      last = now;
      print(progressLine(done, total));
    },
  };
}
