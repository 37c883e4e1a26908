import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { baselinePath, reportDir } from '@parlour/stories/visual';
import type { IndexEntry } from '../stories/story-index.ts';
import type { History } from './git.ts';

/** A picture of a story before and after; one of them is undefined for a story that is new or gone. */
export interface PicturePair {
  readonly mode: string;
  readonly storyId: string;
  /** Its place among the pictures of a long story, from 1. */
  readonly part: number;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

/** `baselines/light-bn/components-button--busy.2.webp` */
const baseline = /^baselines\/([^/]+)\/(.+?)(?:\.(\d+))?\.webp$/;

/**
 * The pictures that changed since the base: baselines in the folder, and pictures that the last run of the stories
 * found different and nobody has accepted yet.
 */
export function changedPictures(
  root: string,
  history: History,
  modes: readonly string[],
): readonly PicturePair[] {
  const files = new Set(history.changed);
  for (const mode of modes) for (const file of pendingIn(root, mode)) files.add(file);
  const pairs = [...files].flatMap((file): readonly PicturePair[] => {
    const [, mode = '', storyId = '', part = '1'] = baseline.exec(file) ?? [];
    if (!modes.includes(mode)) return [];
    const shot = { root, mode, storyId };
    const before = history.before(file);
    const after = pending(shot, Number(part)) ?? read(baselinePath(shot, Number(part)));
    const isSame = before !== undefined && after !== undefined && before.equals(after);
    return isSame ? [] : [{ mode, storyId, part: Number(part), before, after }];
  });
  const order = ({ storyId, mode, part }: PicturePair) =>
    `${storyId} ${modes.indexOf(mode)} ${`${part}`.padStart(3, '0')}`;
  return pairs.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

const read = (file: string): Buffer | undefined =>
  existsSync(file) ? readFileSync(file) : undefined;

type Shot = Parameters<typeof baselinePath>[0];

const actualPath = ({ root, mode, storyId }: Shot, part: number): string =>
  join(reportDir(root, mode), `${part === 1 ? storyId : `${storyId}.${part}`}.actual.webp`);

/** The picture of the last run, unless its baseline was drawn again after it. */
function pending(shot: Shot, part: number): Buffer | undefined {
  const actual = actualPath(shot, part);
  const accepted = baselinePath(shot, part);
  if (!existsSync(actual)) return undefined;
  const isOld = existsSync(accepted) && statSync(accepted).mtimeMs > statSync(actual).mtimeMs;
  return isOld ? undefined : readFileSync(actual);
}

/** The baselines that have a picture of the last run beside them. */
function pendingIn(root: string, mode: string): readonly string[] {
  const folder = reportDir(root, mode);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.actual.webp'))
    .map((name) => `baselines/${mode}/${name.replace('.actual.webp', '.webp')}`);
}

/**
 * Titles of stories whose files changed, but none of whose pictures did: a reader may want to look at them, and knows
 * that they look as before. `shown` are the IDs of stories with changed pictures.
 */
export function unchangedTitles(
  history: History,
  entries: readonly IndexEntry[],
  shown: ReadonlySet<string>,
): readonly string[] {
  const folders = new Set(
    history.changed.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file)).map(dirname),
  );
  const whole = (title: string) => title.replace(/\/Behaviours$/, '');
  const changed = new Set(
    entries.filter(({ id }) => shown.has(id)).map(({ title }) => whole(title)),
  );
  const touched = entries
    .filter(({ type, importPath }) => {
      const file = importPath?.replace(/^\.\//, '');
      return type === 'story' && file !== undefined && folders.has(dirname(file));
    })
    .map(({ title }) => whole(title));
  return [...new Set(touched)].filter((title) => !changed.has(title)).sort();
}
