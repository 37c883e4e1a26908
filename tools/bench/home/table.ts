import { median, type Round, ratiosOf, type Side, sides } from './pairs.ts';

/** The results of all rounds. */
export interface Results {
  /** Largest contentful paint, in ms. */
  readonly lcp: readonly Round[];
  /** Thread time of scripts, in ms. */
  readonly script: readonly Round[];
  /** Tasks over 50 ms, on this machine without slowdown. */
  readonly longTasks: readonly Round[];
  /** The element that was the largest paint. */
  readonly largest: Readonly<Record<Side, string>>;
}

type Measured = 'lcp' | 'script' | 'longTasks';

interface Comparison {
  readonly name: string;
  readonly of: Measured;
  readonly against: Side;
  /** The target: the median should be at most this. */
  readonly aim?: number;
}

const comparisons: readonly Comparison[] = [
  { name: 'LCP, ours / static', of: 'lcp', against: 'static', aim: 1.1 },
  { name: 'LCP, ours / textbook', of: 'lcp', against: 'textbook' },
  { name: 'script, ours / textbook', of: 'script', against: 'textbook', aim: 0.45 },
];

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(26) + cells.map((cell) => cell.padStart(10)).join('');

/**
 * Formats each side alone, then the ratios with their targets. It also shows the least value, because a busy machine
 * can only add time.
 */
export function tableOf(results: Results): string {
  const eachSide = (of: Measured, tell: (numbers: readonly number[]) => number) =>
    sides.map((side) => tell(results[of].map((round) => round[side])).toFixed(0));
  const least = (numbers: readonly number[]) => Math.min(...numbers);
  const ratios = comparisons.map(({ name, of, against, aim }) => {
    const { median, least, most } = ratiosOf(results[of], 'ours', against);
    const cells = [median, least, most].map((ratio) => ratio.toFixed(2));
    if (aim === undefined) return row(name, cells);
    return row(name, [...cells, `<= ${aim.toFixed(2)}`, median <= aim ? 'met' : 'missed']);
  });
  return [
    row('', sides),
    row('LCP, ms, median', eachSide('lcp', median)),
    row('LCP, ms, least', eachSide('lcp', least)),
    row('script, ms, median', eachSide('script', median)),
    row('script, ms, least', eachSide('script', least)),
    row('tasks over 50 ms, median', eachSide('longTasks', median)),
    row('tasks over 50 ms, least', eachSide('longTasks', least)),
    ...sides.map((side) => `largest of ${side}: ${results.largest[side]}`),
    '',
    row('pairs', ['median', 'least', 'most', 'aim']),
    ...ratios,
  ].join('\n');
}
