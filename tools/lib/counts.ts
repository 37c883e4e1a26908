/** How many checks of a layer passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The last line that every layer tool prints. */
export const closingLine = (name: string, { passed, failed }: Counts): string =>
  `${name}: ${passed} passed, ${failed} failed`;

/** Reads the last closing line from a tool's output. */
export function readCounts(output: string): Counts | null {
  const last = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return last ? { passed: Number(last[1]), failed: Number(last[2]) } : null;
}

/** Adds up layers. */
export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}
