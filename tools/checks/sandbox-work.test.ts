import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

/*
 * The reference backend is to start within a second and to answer a page of games within 20 ms.
 * Milliseconds depend on the machine and on who else uses it, so what is held to a number is the
 * work; `pnpm bench:sandbox` shows what it takes in time.
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
  test('is a few thousand calls', () => {
    expect(sum('start')).toBeGreaterThan(1_000);
    expect(sum('start')).toBeLessThan(4_000);
  });

  test('makes no game, no past and no team: those come with the first who asks', () => {
    // What is left is one call for each module that is read, and its tables.
    expect(callsOf('start', 'catalogue/entries.ts')).toBeLessThan(5);
    expect(callsOf('start', 'catalogue/titles.ts')).toBeLessThan(30);
    expect(callsOf('start', 'history/walk.ts')).toBeLessThan(5);
    expect(callsOf('start', 'team/')).toBeLessThan(30);
    expect(callsOf('start', 'art/rng.ts')).toBeLessThan(30);
  });

  test('stretches the passwords of the demo accounts and nothing else', () => {
    expect(stretching).toBeGreaterThan(0);
    expect(stretching).toBeLessThan(40_000);
  });
});

describe('[API-04] [GAM-02] a page of games', () => {
  test('the first one makes 10,000 of them, a hundred calls for each', () => {
    expect(sum('firstGames')).toBeLessThan(1_200_000);
    expect(callsOf('firstGames', 'catalogue/entries.ts')).toBeGreaterThan(10_000);
  });

  test('a further one looks at each once: four calls a game', () => {
    expect(sum('nextGames')).toBeLessThan(45_000);
    expect(callsOf('nextGames', 'catalogue/entries.ts')).toBe(0);
    expect(callsOf('nextGames', 'catalogue/titles.ts')).toBe(0);
  });

  test('the last one costs what the second costs, and a game more five calls more', () => {
    expect(sum('lastGames')).toBe(sum('nextGames'));
    expect(sum('nextGames') - sum('smallPage')).toBeLessThan(11 * 6);
  });
});

describe('[API-04] [AGT-15] a page of 10,000 downlines', () => {
  test('is worked out once; the pages after it cost a tenth', () => {
    expect(sum('firstDownlines')).toBeLessThan(200_000);
    expect(sum('nextDownlines')).toBeLessThan(20_000);
  });
});
