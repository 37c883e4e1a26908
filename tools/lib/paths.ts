import { join } from 'node:path';

/** The project's root, wherever a tool is started from. */
export const root: string = join(import.meta.dirname, '..', '..');

/** Where reports of a run go; not in git. */
export const reports: string = join(root, 'reports');

/** What a whole run over the stories shows beyond each of them: each failing story is reported, all hold before axe. */
export const storyChecks: string = join(reports, 'stories-checks.json');

/** Where builds for tests go; not in git. */
export const cache: string = join(root, '.cache');
