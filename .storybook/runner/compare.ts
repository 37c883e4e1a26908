import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { baselinePath, pictureName, reportDir, type Shot } from '@parlour/stories/visual';
import pixelmatch from 'pixelmatch';
import { inFewerShades, type Picture, readPicture, writePicture } from './picture.ts';
import { type DifferenceMask, fullestTile, longestLine, mostInLine, mostInTile } from './tiles.ts';

/** Two colours count as the same to a person up to this distance (0 to 1). */
const sameColour = 0.02;

/**
 * Compares the pictures of a story with its baselines. Returns undefined if a person sees no difference, else a
 * sentence for the failure; the pictures are then in `reports/visual`. A missing baseline is a failure too.
 *
 * A person sees a changed word or border, but not a smoothed edge: see `tiles.ts` for the two counts. A percentage of
 * the whole picture would miss a word on a big page.
 */
export async function compareShot(
  shot: Shot,
  pictures: readonly Picture[],
): Promise<string | undefined> {
  const problems: string[] = [];
  for (const [place, picture] of pictures.entries()) {
    const problem = await comparePart(shot, place + 1, inFewerShades(picture));
    if (problem) problems.push(problem);
  }
  if (existsSync(baselinePath(shot, pictures.length + 1))) {
    problems.push(`${shot.storyId} (${shot.mode}) has become shorter.`);
  }
  return problems.length > 0 ? problems.join('\n') : undefined;
}

async function comparePart(shot: Shot, part: number, actual: Picture): Promise<string | undefined> {
  const path = baselinePath(shot, part);
  const name = `${pictureName(shot.storyId, part)} (${shot.mode})`;
  if (!existsSync(path)) {
    await keep(shot, part, { actual });
    return `No baseline for ${name}. If it looks right: pnpm test:stories --update`;
  }
  const expected = await readPicture(readFileSync(path));
  if (expected.width !== actual.width || expected.height !== actual.height) {
    await keep(shot, part, { expected, actual });
    return `${name} was ${expected.width}×${expected.height} px, is ${actual.width}×${actual.height} px.`;
  }
  if (expected.data.equals(actual.data)) return undefined;
  const tile = fullestTile(maskOf(expected, actual, false));
  const line = longestLine(maskOf(expected, actual, true));
  if (tile.count <= mostInTile && line <= mostInLine) return undefined;
  await keep(shot, part, { expected, actual, diff: drawn(expected, actual) });
  const found =
    tile.count > mostInTile
      ? `${tile.count} of the pixels in the tile at ${tile.x}, ${tile.y}`
      : `${line} pixels in a row`;
  return `${name} differs from its baseline in ${found}; see reports/visual/${shot.mode}.`;
}

/** Finds where two pictures differ, with or without the pixels that only smooth an edge. */
function maskOf(before: Picture, after: Picture, smoothed: boolean): DifferenceMask {
  const { width, height } = after;
  const mask = Buffer.alloc(after.data.length);
  pixelmatch(before.data, after.data, mask, width, height, {
    threshold: sameColour,
    includeAA: smoothed,
    diffMask: true,
  });
  // Only differing pixels are painted. The fourth byte of a pixel is its opacity.
  const pixels = new Uint8Array(width * height);
  for (let place = 0; place < pixels.length; place += 1) {
    if (mask[place * 4 + 3] !== 0) pixels[place] = 1;
  }
  return { width, height, pixels };
}

/** Draws the difference for a person: red over a pale copy of the picture. */
function drawn(before: Picture, after: Picture): Picture {
  const { width, height } = after;
  const data = Buffer.alloc(after.data.length);
  pixelmatch(before.data, after.data, data, width, height, {
    threshold: sameColour,
    includeAA: true,
  });
  return { width, height, data };
}

/** Makes the pictures the baselines. Does not rewrite a baseline without a visible change. */
export async function updateBaseline(shot: Shot, pictures: readonly Picture[]): Promise<void> {
  for (const [place, picture] of pictures.entries()) {
    const part = place + 1;
    const coarse = inFewerShades(picture);
    const problem = await comparePart(shot, part, coarse);
    for (const name of ['expected', 'actual', 'diff'] as const) {
      rmSync(reportFile(shot, part, name), { force: true });
    }
    if (problem === undefined) continue;
    write(baselinePath(shot, part), await writePicture(coarse));
  }
  for (let part = pictures.length + 1; existsSync(baselinePath(shot, part)); part += 1) {
    rmSync(baselinePath(shot, part));
  }
}

type Part = 'expected' | 'actual' | 'diff';

async function keep(
  shot: Shot,
  part: number,
  pictures: Partial<Record<Part, Picture>>,
): Promise<void> {
  for (const name of ['expected', 'actual', 'diff'] as const) {
    const picture = pictures[name];
    if (picture) write(reportFile(shot, part, name), await writePicture(picture));
  }
}

const reportFile = ({ root, mode, storyId }: Shot, part: number, name: Part): string =>
  join(reportDir(root, mode), `${pictureName(storyId, part)}.${name}.webp`);

function write(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
