import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shot } from '@parlour/stories/visual';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareShot, updateBaseline } from './compare.ts';
import { cut, type Picture } from './picture.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A grey picture of 200 × 200 px with boxes in another shade. */
function picture(boxes: readonly Box[] = [], shade = 0, edge = 200): Picture {
  const data = Buffer.alloc(edge * edge * 4, 200);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1) {
      const start = (y * edge + left) * 4;
      data.fill(shade, start, start + width * 4);
    }
  }
  // No pixel is transparent.
  for (let place = 3; place < data.length; place += 4) data[place] = 255;
  return { width: edge, height: edge, data };
}

let shot: Shot;
beforeEach(() => {
  shot = { root: mkdtempSync(join(tmpdir(), 'shots-')), mode: 'light-bn', storyId: 'button--busy' };
});
afterEach(() => rmSync(shot.root, { recursive: true }));

const giveBaseline = (...pictures: readonly Picture[]) => updateBaseline(shot, pictures);

const reported = (part: string): boolean =>
  existsSync(join(shot.root, 'reports/visual/light-bn', `button--busy.${part}.webp`));

test('[SBK-02] a story without a baseline fails, and its picture is reported', async () => {
  expect(await compareShot(shot, [picture()])).toContain('No baseline for button--busy');
  expect(reported('actual')).toBe(true);
});

test('[SBK-02] equal pictures pass, and nothing is reported', async () => {
  await giveBaseline(picture());
  expect(await compareShot(shot, [picture()])).toBeUndefined();
  expect(reported('actual')).toBe(false);
});

test('[SBK-02] a changed word fails at any position, and expected, actual and diff are reported', async () => {
  await giveBaseline(picture());
  // 9 × 9 px are 81 of 576, more than an eighth. With a fixed grid, four tiles would share them.
  for (const at of [0, 20, 67, 191]) {
    const said = await compareShot(shot, [picture([[at, at, 9, 9]])]);
    expect(said).toContain('81 of the pixels in the tile at');
  }
  expect(['expected', 'actual', 'diff'].map(reported)).toEqual([true, true, true]);
});

test('[SBK-02] an eighth of a tile passes, one pixel more fails', async () => {
  const eighth: Box = [50, 50, 9, 8];
  await giveBaseline(picture());
  expect(await compareShot(shot, [picture([eighth])])).toBeUndefined();
  const more = picture([eighth, [60, 50, 1, 1]]);
  expect(await compareShot(shot, [more])).toContain('73 of the pixels');
  // The same number of pixels, but wider apart than a tile.
  const apart = picture([eighth, [80, 80, 1, 1]]);
  expect(await compareShot(shot, [apart])).toBeUndefined();
});

test('[SBK-02] a border of one pixel in another colour fails, across or down', async () => {
  await giveBaseline(picture([[10, 10, 100, 1]], 150));
  expect(await compareShot(shot, [picture([[10, 10, 100, 1]], 90)])).toContain(
    '100 pixels in a row',
  );
  await giveBaseline(picture());
  expect(await compareShot(shot, [picture([[10, 10, 1, 24]])])).toContain('24 pixels in a row');
  expect(await compareShot(shot, [picture([[10, 10, 1, 23]])])).toBeUndefined();
});

test('[SBK-02] an invisible difference of shade passes, also on the whole picture', async () => {
  await giveBaseline(picture([[0, 0, 200, 200]], 100));
  expect(await compareShot(shot, [picture([[0, 0, 200, 200]], 104)])).toBeUndefined();
  expect(await compareShot(shot, [picture([[0, 0, 200, 200]], 108)])).toContain(
    '576 of the pixels',
  );
});

test('[SBK-02] another size fails', async () => {
  await giveBaseline(picture());
  expect(await compareShot(shot, [picture([], 0, 201)])).toContain('was 200×200 px, is 201×201 px');
});

test('[SBK-02] a picture smaller than a tile is compared too', async () => {
  await giveBaseline(picture([], 0, 12));
  expect(await compareShot(shot, [picture([[0, 0, 12, 12]], 0, 12)])).toContain(
    '144 of the pixels',
  );
});

test('updating makes the new picture the baseline and clears the report', async () => {
  const changed = picture([[10, 10, 30, 30]]);
  await giveBaseline(picture());
  expect(await compareShot(shot, [changed])).toBeDefined();
  await updateBaseline(shot, [changed]);
  expect(await compareShot(shot, [changed])).toBeUndefined();
  expect(reported('diff')).toBe(false);
});

test('[SBK-02] a long story has several pictures; one more or one less fails', async () => {
  const [top, middle] = [picture(), picture([], 0, 100)];
  await giveBaseline(top, middle);
  expect(await compareShot(shot, [top, middle])).toBeUndefined();
  expect(await compareShot(shot, [top])).toContain('has become shorter');
  expect(await compareShot(shot, [top, middle, top])).toContain('No baseline for button--busy.3');
  await updateBaseline(shot, [top]);
  expect(await compareShot(shot, [top])).toBeUndefined();
});

test('[SBK-02] a long picture is cut from the top; nothing of it is lost', () => {
  const whole = picture([[0, 150, 200, 50]]);
  const parts = cut(whole, 80);
  expect(parts.map(({ width, height }) => [width, height])).toEqual([
    [200, 80],
    [200, 80],
    [200, 40],
  ]);
  expect(Buffer.concat(parts.map(({ data }) => data)).equals(whole.data)).toBe(true);
});
