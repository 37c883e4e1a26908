/** How many checks of a layer held. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The line every layer tool closes with. */
export const closingLine = (name: string, { passed, failed }: Counts): string =>
  `${name}: ${passed} passed, ${failed} failed`;

/** Reads the last closing line out of a tool's output. */
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
