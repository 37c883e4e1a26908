import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

/*
 * The reference backend should start within a second and answer a page of games within 20 ms. Milliseconds depend on
 * the machine and its load, so the tests limit the number of function calls instead. `pnpm bench:sandbox` shows the
 * times.
 */
type Calls = Readonly<Record<string, number>>;
let work: Readonly<Record<string, Calls>> = {};
let stretching = 0;

beforeAll(async () => {
  const script = join(root, 'tools/work/sandbox.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: root });
  ({ work, stretching } = JSON.parse(stdout));
});

const sum = (step: string): number =>
  Object.values(work[step] ?? {}).reduce((total, count) => total + count, 0);
const callsOf = (step: string, folder: string): number =>
  Object.entries(work[step] ?? {})
    .filter(([file]) => file.startsWith(folder))
    .reduce((total, [, count]) => total + count, 0);

describe('[API-04] a start', () => {
  test('needs a few thousand calls', () => {
    expect(sum('start')).toBeGreaterThan(1_000);
    expect(sum('start')).toBeLessThan(4_000);
  });

  test('creates no games, no history and no team: the first request creates them', () => {
    // What remains is one call for each module, and its tables.
    expect(callsOf('start', 'catalogue/entries.ts')).toBeLessThan(5);
    expect(callsOf('start', 'catalogue/titles.ts')).toBeLessThan(30);
    expect(callsOf('start', 'history/walk.ts')).toBeLessThan(5);
    expect(callsOf('start', 'team/')).toBeLessThan(30);
    expect(callsOf('start', 'art/rng.ts')).toBeLessThan(30);
  });

  test('derives the password hashes of the demo accounts and nothing else', () => {
    expect(stretching).toBeGreaterThan(0);
    expect(stretching).toBeLessThan(40_000);
  });
});

describe('[API-04] [GAM-02] a page of games', () => {
  test('the first one creates 10,000 games, with about a hundred calls each', () => {
    expect(sum('firstGames')).toBeLessThan(1_200_000);
    expect(callsOf('firstGames', 'catalogue/entries.ts')).toBeGreaterThan(10_000);
  });

  test('a further one visits each game once, with four calls', () => {
    expect(sum('nextGames')).toBeLessThan(45_000);
    expect(callsOf('nextGames', 'catalogue/entries.ts')).toBe(0);
    expect(callsOf('nextGames', 'catalogue/titles.ts')).toBe(0);
  });

  test('the last one costs as much as the second, and one more game about five more calls', () => {
    expect(sum('lastGames')).toBe(sum('nextGames'));
    expect(sum('nextGames') - sum('smallPage')).toBeLessThan(11 * 6);
  });
});

describe('[API-04] [AGT-15] a page of 10,000 downlines', () => {
  test('is computed once; further pages cost a tenth', () => {
    expect(sum('firstDownlines')).toBeLessThan(200_000);
    expect(sum('nextDownlines')).toBeLessThan(20_000);
  });
});
