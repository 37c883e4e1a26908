import type { Browser } from 'playwright';
import { serveSite } from '../../lib/serve-site.ts';
import { inTurn, median } from './pairs.ts';
import { type Visit, visit } from './visit.ts';

const measures = ['lcp', 'listens', 'script'] as const;
type Measure = (typeof measures)[number];
/** Two visits one after the other: with something, and without it. */
export type Pair<Measured = Visit> = Readonly<Record<'with' | 'without', Measured>>;

/** Vendors are fetched last. */
const last = '[data-component="vendor-carousel"]';

/** Visits two builds of the site in turn: `folders.with` has an optimisation, `folders.without` does not. */
export async function visitPairs(
  browser: Browser,
  folders: Readonly<Record<keyof Pair, string>>,
  rounds: number,
): Promise<readonly Pair[]> {
  const servers = {
    with: await serveSite(folders.with),
    without: await serveSite(folders.without),
  };
  const of = async (side: keyof Pair): Promise<Visit> => {
    const { url } = servers[side];
    const felt = await visit(browser, { url, pace: 'phone', last });
    const quick = await visit(browser, { url, pace: 'machine', last });
    return { ...quick, lcp: felt.lcp, listens: felt.listens, largest: felt.largest };
  };
  try {
    return await inPairs(rounds, of);
  } finally {
    servers.with.close();
    servers.without.close();
  }
}

/** Visits both sides in turn, as often as there are rounds. */
export async function inPairs<Measured>(
  rounds: number,
  of: (side: keyof Pair) => Promise<Measured>,
): Promise<readonly Pair<Measured>[]> {
  const pairs: Pair<Measured>[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const seen: Partial<Record<keyof Pair, Measured>> = {};
    for (const side of inTurn(['with', 'without'] as const, round + 1)) {
      seen[side] = await of(side);
    }
    // The first visits fill the caches of the servers and of this machine, so they do not count.
    const { with: one, without } = seen;
    if (round >= 0 && one && without) pairs.push({ with: one, without });
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  return pairs;
}

const names: Readonly<Record<Measure, string>> = {
  lcp: 'LCP, phone, ms',
  listens: 'listens, phone, ms',
  script: 'script, machine, ms',
};

/** The table of decision 044: the medians of both builds, and how much the optimisation saves, pair by pair. */
export const tableOfPairs = (pairs: readonly Pair[]): string => tableOf(measures, names, pairs);

/** A table with one row for each measure: the medians of both sides, and how much the first saves, pair by pair. */
export function tableOf<Name extends string>(
  measures: readonly Name[],
  names: Readonly<Record<Name, string>>,
  pairs: readonly Pair<Readonly<Record<Name, number>>>[],
): string {
  const rows = measures.map((measure) => {
    const side = (name: keyof Pair) => median(pairs.map((pair) => pair[name][measure]));
    const ratios = pairs.map((pair) => pair.with[measure] / pair.without[measure]);
    const gain = 100 * (1 - median(ratios));
    const range = `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`;
    const cells = [side('with').toFixed(0), side('without').toFixed(0), `${gain.toFixed(1)} %`];
    return [names[measure], ...cells, range];
  });
  return [['', 'with', 'without', 'gain', 'ratios'], ...rows]
    .map(
      ([name = '', ...cells]) => name.padEnd(22) + cells.map((cell) => cell.padStart(12)).join(''),
    )
    .join('\n');
}
