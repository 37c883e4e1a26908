import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

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

/**
 * Compares a screenshot with its baseline. Returns undefined when every pixel is
 * the same, else a sentence for the failure; the three pictures are then in
 * `reports/visual`. A missing baseline is a failure too.
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
  const diff = new PNG({ width: after.width, height: after.height });
  const count = pixelmatch(before.data, after.data, diff.data, after.width, after.height, {
    // Every shade counts: a picture that is only nearly the same is not the same.
    threshold: 0,
    includeAA: true,
  });
  if (count === 0) return undefined;
  keep(shot, { expected, actual, diff: PNG.sync.write(diff) });
  return `${shot.storyId} (${shot.mode}) differs from its baseline in ${count} pixels; see reports/visual/${shot.mode}.`;
}

/** Takes away what the last run reported of a mode. */
export const forgetReport = (root: string, mode: string): void =>
  rmSync(reportDir(root, mode), { recursive: true, force: true });

/** Makes the screenshot the baseline. Unchanged pictures are not rewritten. */
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
