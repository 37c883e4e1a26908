import { join } from 'node:path';

/** The root of the project, independent of the working directory. */
export const root: string = join(import.meta.dirname, '..', '..');

/** Folder of the reports of a run; not in git. */
export const reports: string = join(root, 'reports');

/**
 * Results of a whole run over the stories that belong to no single story: each failing story is reported, all stories
 * pass axe.
 */
export const storyChecks: string = join(reports, 'stories-checks.json');

/** Folder of builds for tests; not in git. */
export const cache: string = join(root, '.cache');
