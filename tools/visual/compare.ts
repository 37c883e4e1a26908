import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { type DifferenceMask, fullestTile, longestLine, mostInLine, mostInTile } from './tiles.ts';

/** Where a screenshot belongs. Paths are relative to the root of the workspace. */
export interface Shot {
  root: string;
  mode: string;
  storyId: string;
}

/** The picture a story has to look like, kept in the repository. */
export const baselinePath = ({ root, mode, storyId }: Shot): string =>
  join(root, 'baselines', mode, `${storyId}.png`);

/** Where a difference is put for a person to look at: expected, actual and diff. */
export const reportDir = (root: string, mode: string): string => join(root, 'reports/visual', mode);

/** How far apart (0 to 1) two colours of a pixel may be and still be the same to a person. */
const sameColour = 0.02;

/**
 * Compares a screenshot with its baseline. Returns undefined when a person sees
 * the same, else a sentence for the failure; the three pictures are then in
 * `reports/visual`. A missing baseline is a failure too.
 *
 * A person sees a changed word or border and no smoothed edge: see `tiles.ts`
 * for the two counts. A share of the whole picture would hide a word on a big page.
 */
export function compareShot(shot: Shot, actual: Buffer): string | undefined {
  const expected = readIfThere(baselinePath(shot));
  if (!expected) {
    keep(shot, { actual });
    return `No baseline for ${shot.storyId} (${shot.mode}). If it looks right: pnpm test:stories --update`;
  }
  if (expected.equals(actual)) return undefined;

  const before = PNG.sync.read(expected);
  const after = PNG.sync.read(actual);
  if (before.width !== after.width || before.height !== after.height) {
    keep(shot, { expected, actual });
    return `${shot.storyId} (${shot.mode}) was ${before.width}×${before.height} px, is ${after.width}×${after.height} px.`;
  }
  const tile = fullestTile(maskOf(before, after, false));
  const line = longestLine(maskOf(before, after, true));
  if (tile.count <= mostInTile && line <= mostInLine) return undefined;
  keep(shot, { expected, actual, diff: PNG.sync.write(drawn(before, after)) });
  const found =
    tile.count > mostInTile
      ? `${tile.count} of the pixels in the tile at ${tile.x}, ${tile.y}`
      : `${line} pixels in a row`;
  return `${shot.storyId} (${shot.mode}) differs from its baseline in ${found}; see reports/visual/${shot.mode}.`;
}

/** Where two pictures differ, with or without the pixels that only smooth an edge. */
function maskOf(before: PNG, after: PNG, smoothed: boolean): DifferenceMask {
  const { width, height } = after;
  const mask = new PNG({ width, height });
  pixelmatch(before.data, after.data, mask.data, width, height, {
    threshold: sameColour,
    includeAA: smoothed,
    diffMask: true,
  });
  // Painted is what differs; the fourth byte of a pixel is its opacity.
  const pixels = Uint8Array.from({ length: width * height }, (_none, place) =>
    mask.data[place * 4 + 3] === 0 ? 0 : 1,
  );
  return { width, height, pixels };
}

/** The difference for a person: red over a pale copy of the picture. */
function drawn(before: PNG, after: PNG): PNG {
  const { width, height } = after;
  const diff = new PNG({ width, height });
  pixelmatch(before.data, after.data, diff.data, width, height, {
    threshold: sameColour,
    includeAA: true,
  });
  return diff;
}

/** Takes away what the last run reported of a mode. */
export const forgetReport = (root: string, mode: string): void =>
  rmSync(reportDir(root, mode), { recursive: true, force: true });

/** Makes the screenshot the baseline. A picture in which nobody sees a change is not rewritten. */
export function updateBaseline(shot: Shot, actual: Buffer): void {
  const path = baselinePath(shot);
  if (readIfThere(path) && compareShot(shot, actual) === undefined) return;
  for (const part of ['expected', 'actual', 'diff'])
    rmSync(reportFile(shot, part), { force: true });
  write(path, actual);
}

function keep(shot: Shot, pictures: Readonly<Record<string, Buffer>>): void {
  for (const [part, picture] of Object.entries(pictures)) write(reportFile(shot, part), picture);
}

const reportFile = ({ root, mode, storyId }: Shot, part: string): string =>
  join(reportDir(root, mode), `${storyId}.${part}.png`);

function write(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
