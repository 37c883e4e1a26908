import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandPage } from '@parlour/stories/list';
import type { TestedMode } from '@parlour/stories/modes';
import type { Plan } from '@parlour/stories/visual';
import type { IndexEntry } from './story-index.ts';

/*
 * A new brand has a page at once, but no pictures yet. The page is visited like any other. Its pictures are compared
 * after they have been drawn once, and must not be lost later.
 */

const noteOf = (root: string): string => join(root, 'baselines', 'brand-pages.txt');

/** IDs of the brand pages that have been drawn. */
function drawnPages(root: string): ReadonlySet<string> {
  const file = noteOf(root);
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}

const hasPicture = (root: string, id: string): boolean =>
  globSync(`baselines/*/${id}.webp`, { cwd: root }).length > 0;

const pagesIn = (stories: readonly IndexEntry[]): readonly string[] =>
  stories.flatMap(({ id, tags }) => (tags.includes(brandPage) ? id : []));

/** Returns the brand pages that were never drawn: not noted, and without a picture in any mode. */
export function undrawnPages(root: string, stories: readonly IndexEntry[]): ReadonlySet<string> {
  const drawn = drawnPages(root);
  return new Set(pagesIn(stories).filter((id) => !drawn.has(id) && !hasPicture(root, id)));
}

/** Returns the plans without the pictures of these stories. Everything else is still checked. */
export function withoutPictures(
  plans: ReadonlyMap<TestedMode, Plan>,
  ids: ReadonlySet<string>,
): ReadonlyMap<TestedMode, Plan> {
  const without = (plan: Plan): Plan =>
    new Map(
      [...plan].map(([id, looks]) => [id, ids.has(id) ? { ...looks, picture: false } : looks]),
    );
  return new Map([...plans].map(([mode, plan]) => [mode, without(plan)]));
}

/** Writes down which brand pages have pictures now. `whole`: the stories are complete. */
export function noteDrawnPages(root: string, stories: readonly IndexEntry[], whole: boolean): void {
  const kept = whole ? [] : drawnPages(root);
  const drawn = pagesIn(stories).filter((id) => hasPicture(root, id));
  mkdirSync(join(root, 'baselines'), { recursive: true });
  writeFileSync(
    noteOf(root),
    [...new Set([...kept, ...drawn])]
      .sort()
      .map((id) => `${id}\n`)
      .join(''),
  );
}
