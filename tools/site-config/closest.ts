/** The number of letters to add, leave out, change or swap with their neighbour to get from one text to the other. */
function distance(from: string, to: string): number {
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: to.length + 1 }, (_, at) => at),
  ];
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const steps = [
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!same),
      ];
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        steps.push((before[column - 2] ?? 0) + 1);
      }
      next.push(Math.min(...steps));
    }
    [before, last] = [last, next];
  }
  return last[to.length] ?? 0;
}

/** Returns the known name that a wrong one was probably meant to be, or `null` if none is near. */
export function closest(wrong: string, known: readonly string[]): string | null {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[-_.\s]/g, '');
  const [best] = known
    .map((name) => ({ name, steps: distance(plain(wrong), plain(name)) }))
    .filter(({ name, steps }) => steps <= Math.max(1, Math.floor(Math.min(name.length, 15) / 3)))
    .sort((a, b) => a.steps - b.steps);
  return best?.name ?? null;
}

/** A question for the end of a sentence; empty if no known name is near. */
export function didYouMean(wrong: string, known: readonly string[]): string {
  const name = closest(wrong, known);
  return name === null ? '' : ` Did you mean \`${name}\`?`;
}
