import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { beforeEach, expect, test } from 'vitest';
import { staleBaselines } from './baselines.ts';
import { baselinePath, compareShot, type Shot, updateBaseline } from './compare.ts';

/** A grey picture; `spot` paints one pixel black. */
function picture(width: number, height: number, spot?: number): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(200);
  if (spot !== undefined) png.data.set([0, 0, 0, 255], spot * 4);
  return PNG.sync.write(png);
}

let shot: Shot;
beforeEach(() => {
  shot = { root: mkdtempSync(join(tmpdir(), 'shots-')), mode: 'light-bn', storyId: 'button--busy' };
});

function giveBaseline(bytes: Buffer): void {
  mkdirSync(dirname(baselinePath(shot)), { recursive: true });
  writeFileSync(baselinePath(shot), bytes);
}

const reported = (part: string): boolean =>
  existsSync(join(shot.root, 'reports/visual/light-bn', `button--busy.${part}.png`));

test('[SBK-02] a story without a baseline fails and leaves its picture', () => {
  expect(compareShot(shot, picture(4, 4))).toContain('No baseline for button--busy');
  expect(reported('actual')).toBe(true);
});

test('[SBK-02] equal pictures pass and leave nothing behind', () => {
  giveBaseline(picture(4, 4));
  expect(compareShot(shot, picture(4, 4))).toBeUndefined();
  expect(reported('actual')).toBe(false);
});

test('[SBK-02] one differing pixel fails, with expected, actual and diff to look at', () => {
  giveBaseline(picture(4, 4));
  expect(compareShot(shot, picture(4, 4, 5))).toContain('differs from its baseline in 1 pixels');
  expect(['expected', 'actual', 'diff'].map(reported)).toEqual([true, true, true]);
});

test('[SBK-02] one shade of one pixel in a million is a difference', () => {
  const painted = (shade: number) => {
    const png = new PNG({ width: 1000, height: 1000 });
    png.data.fill(255);
    png.data.set([shade], 2_000_000);
    return PNG.sync.write(png);
  };
  giveBaseline(painted(255));
  expect(compareShot(shot, painted(255))).toBeUndefined();
  expect(compareShot(shot, painted(254))).toContain('differs from its baseline in 1 pixels');
});

test('[SBK-02] another size fails', () => {
  giveBaseline(picture(4, 4));
  expect(compareShot(shot, picture(4, 5))).toContain('was 4×4 px, is 4×5 px');
});

test('updating makes today’s picture the baseline and clears the report', () => {
  giveBaseline(picture(4, 4));
  compareShot(shot, picture(4, 4, 5));
  updateBaseline(shot, picture(4, 4, 5));
  expect(readFileSync(baselinePath(shot)).equals(picture(4, 4, 5))).toBe(true);
  expect(reported('diff')).toBe(false);
});

test('[SBK-02] a baseline without a story is stale', () => {
  giveBaseline(picture(4, 4));
  expect(staleBaselines(shot.root, 'light-bn', new Set(['button--busy']))).toEqual([]);
  expect(staleBaselines(shot.root, 'light-bn', new Set())).toEqual(['button--busy.png']);
  expect(staleBaselines(shot.root, 'dark-en', new Set())).toEqual([]);
});
