import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brandPage, pictured } from '@parlour/stories/list';
import { brands } from '@parlour/stories/modes';
import { baselinePath } from '@parlour/stories/visual';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root as project } from '../lib/paths.ts';
import { noteDrawnPages, undrawnPages, withoutPictures } from './brand-pages.ts';
import { gate } from './plan.ts';
import type { IndexEntry } from './story-index.ts';

const page = (brand: string): IndexEntry => ({
  id: `brand-matrix--${brand}`,
  title: 'Brand/Matrix',
  name: brand,
  type: 'story',
  tags: ['test', pictured, brandPage],
});
const button = { ...page('button'), id: 'button--all-states', tags: ['test', pictured] };
const stories = [page('padma'), page('meghna'), button];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brand-pages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const draw = (storyId: string, mode = 'light-bn'): string => {
  const path = baselinePath({ root, mode, storyId });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'picture');
  return path;
};

test('[BRD-01] [SBK-02] a new brand without pictures is visited with axe, not compared; other pages are', () => {
  draw('brand-matrix--padma');
  const undrawn = undrawnPages(root, stories);
  expect([...undrawn]).toEqual(['brand-matrix--meghna']);
  const modes = ['light-bn', 'dark-en'] as const;
  const plans = withoutPictures(gate(stories, modes), undrawn);
  for (const mode of modes) {
    expect(Object.fromEntries(plans.get(mode) ?? [])).toEqual({
      'brand-matrix--padma': { axe: true, picture: true },
      'brand-matrix--meghna': { axe: true, picture: false },
      'button--all-states': { axe: true, picture: true },
    });
  }
});

test('[BRD-01] [SBK-02] after its first pictures a brand is compared, also if the pictures are lost', () => {
  const path = draw('brand-matrix--meghna', 'dark-en');
  expect([...undrawnPages(root, stories)]).toEqual(['brand-matrix--padma']);
  noteDrawnPages(root, stories, false);
  rmSync(path);
  expect([...undrawnPages(root, stories)]).toEqual(['brand-matrix--padma']);
  // Drawing other stories keeps the note; drawing everything updates it.
  noteDrawnPages(root, [button], false);
  expect(undrawnPages(root, stories).has('brand-matrix--meghna')).toBe(false);
  noteDrawnPages(root, stories, true);
  expect(undrawnPages(root, stories).has('brand-matrix--meghna')).toBe(true);
});

test('[SBK-02] losing the pictures of a product brand is noticed', () => {
  const shipped = ['padma', 'raat', 'shapla'].map(page);
  expect(brands).toEqual(expect.arrayContaining(shipped.map(({ name }) => name)));
  // Without the pictures themselves, to test the note alone.
  const note = join(root, 'baselines', 'brand-pages.txt');
  mkdirSync(dirname(note));
  cpSync(join(project, 'baselines', 'brand-pages.txt'), note);
  expect([...undrawnPages(root, shipped)]).toEqual([]);
});
