import { join } from 'node:path';

/** The story and mode of a picture. `root` is the root of the workspace. */
export interface Shot {
  root: string;
  mode: string;
  storyId: string;
}

/** Name of a picture without its ending. A long story has several, counted from 1: `button--busy`, `button--busy.2`. */
export const pictureName = (storyId: string, part: number): string =>
  part === 1 ? storyId : `${storyId}.${part}`;

/** Path of a baseline in the repository. */
export const baselinePath = ({ root, mode, storyId }: Shot, part = 1): string =>
  join(root, 'baselines', mode, `${pictureName(storyId, part)}.webp`);

/** Folder in which expected, actual and diff of a difference are written. */
export const reportDir = (root: string, mode: string): string => join(root, 'reports/visual', mode);
