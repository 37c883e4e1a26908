import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { beforeEach, expect, test } from 'vitest';
import { staleBaselines } from './baselines.ts';
import { baselinePath, compareShot, type Shot, updateBaseline } from './compare.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A grey picture of 200 × 200 px with boxes in another shade. */
function picture(boxes: readonly Box[] = [], shade = 0, edge = 200): Buffer {
  const png = new PNG({ width: edge, height: edge });
  png.data.fill(200);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) {
        png.data.set([shade, shade, shade, 255], (y * edge + x) * 4);
      }
    }
  }
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
  expect(compareShot(shot, picture())).toContain('No baseline for button--busy');
  expect(reported('actual')).toBe(true);
});

test('[SBK-02] equal pictures pass and leave nothing behind', () => {
  giveBaseline(picture());
  expect(compareShot(shot, picture())).toBeUndefined();
  expect(reported('actual')).toBe(false);
});

test('[SBK-02] a word of other pixels fails wherever it stands, with expected, actual and diff to look at', () => {
  giveBaseline(picture());
  // 9 × 9 px are 81 of 576: more than an eighth; four tiles of a fixed grid would share them.
  for (const at of [0, 20, 67, 191]) {
    const said = compareShot(shot, picture([[at, at, 9, 9]]));
    expect(said).toContain('81 of the pixels in the tile at');
  }
  expect(['expected', 'actual', 'diff'].map(reported)).toEqual([true, true, true]);
});

test('[SBK-02] an eighth of a tile passes, one pixel more does not', () => {
  giveBaseline(picture());
  expect(compareShot(shot, picture([[50, 50, 9, 8]]))).toBeUndefined();
  expect(
    compareShot(
      shot,
      picture([
        [50, 50, 9, 8],
        [60, 50, 1, 1],
      ]),
    ),
  ).toContain('73 of the pixels');
  // The same number, further apart than a tile is wide.
  expect(
    compareShot(
      shot,
      picture([
        [50, 50, 9, 8],
        [80, 80, 1, 1],
      ]),
    ),
  ).toBeUndefined();
});

test('[SBK-02] a border of one pixel in another colour fails, across or down', () => {
  giveBaseline(picture([[10, 10, 100, 1]], 150));
  expect(compareShot(shot, picture([[10, 10, 100, 1]], 90))).toContain('100 pixels in a row');
  giveBaseline(picture());
  expect(compareShot(shot, picture([[10, 10, 1, 24]]))).toContain('24 pixels in a row');
  expect(compareShot(shot, picture([[10, 10, 1, 23]]))).toBeUndefined();
});

test('[SBK-02] a shade nobody sees passes, also on the whole picture', () => {
  giveBaseline(picture([[0, 0, 200, 200]], 100));
  expect(compareShot(shot, picture([[0, 0, 200, 200]], 104))).toBeUndefined();
  expect(compareShot(shot, picture([[0, 0, 200, 200]], 108))).toContain('576 of the pixels');
});

test('[SBK-02] another size fails', () => {
  giveBaseline(picture());
  expect(compareShot(shot, picture([], 0, 201))).toContain('was 200×200 px, is 201×201 px');
});

test('[SBK-02] a picture smaller than a tile is compared too', () => {
  giveBaseline(picture([], 0, 12));
  expect(compareShot(shot, picture([[0, 0, 12, 12]], 0, 12))).toContain('144 of the pixels');
});

test('updating makes today’s picture the baseline and clears the report', () => {
  const changed = picture([[10, 10, 30, 30]]);
  giveBaseline(picture());
  compareShot(shot, changed);
  updateBaseline(shot, changed);
  expect(readFileSync(baselinePath(shot)).equals(changed)).toBe(true);
  expect(reported('diff')).toBe(false);
});

test('[SBK-02] a baseline without a story is stale', () => {
  giveBaseline(picture());
  expect(staleBaselines(shot.root, 'light-bn', new Set(['button--busy']))).toEqual([]);
  expect(staleBaselines(shot.root, 'light-bn', new Set())).toEqual(['button--busy.png']);
  expect(staleBaselines(shot.root, 'dark-en', new Set())).toEqual([]);
});
