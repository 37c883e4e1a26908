import { join } from 'node:path';

/** The project's root, wherever a tool is started from. */
export const root: string = join(import.meta.dirname, '..', '..');

/** Where reports of a run go; not in git. */
export const reports: string = join(root, 'reports');

/** Where builds for tests go; not in git. */
export const cache: string = join(root, '.cache');
