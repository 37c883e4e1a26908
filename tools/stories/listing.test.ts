import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { addedStories, withListing } from './listing.ts';

const files = globSync('packages/ui/src/components/**/*.stories.tsx', { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('a text search finds every story: each file names those that the build adds', () => {
  expect(files.length).toBeGreaterThan(100);
  const stale = files.filter((file) => withListing(read(file), join(root, file)) !== read(file));
  expect(stale, 'Run: pnpm test:stories --list').toEqual([]);
});

test('the stories of states and of the component are named once', () => {
  const chip = join(root, 'packages/ui/src/components/Chip/Chip.stories.tsx');
  const names = addedStories(readFileSync(chip, 'utf8'), chip);
  expect(names).toEqual(expect.arrayContaining(['Rest', 'AllStates', 'ForcedColours']));
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('ToggledByKeyboard');
});

test('a listing that is out of date is replaced', () => {
  const chip = join(root, 'packages/ui/src/components/Chip/Chip.stories.tsx');
  const listed = readFileSync(chip, 'utf8');
  expect(withListing(listed.replace(' AllStates,', ''), chip)).toBe(listed);
});
