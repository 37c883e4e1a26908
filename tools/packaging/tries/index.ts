import type { Check } from '../checks.ts';
import type { Packed } from '../install.ts';
import { tryInNext } from './next.ts';
import { tryInNode } from './node.ts';
import { tryInPage } from './page.ts';
import { tryInTailwind } from './tailwind.ts';
import { tryInVite } from './vite.ts';

/** Uses the packed packages in one kind of project. */
export type Try = (packed: readonly Packed[], check: Check) => Promise<void>;

/** The kinds of projects, as plain data: the name of the folder in `projects`, and what is done there. */
export const tries: Readonly<Record<string, Try>> = {
  vite: tryInVite,
  node: tryInNode,
  page: tryInPage,
  tailwind: tryInTailwind,
  next: tryInNext,
};
