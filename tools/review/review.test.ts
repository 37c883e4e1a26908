import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IndexEntry } from '../stories/story-index.ts';
import { changedPictures, unchangedTitles } from './changes.ts';
import { historySince } from './git.ts';
import { reviewPage } from './page.ts';

const root = mkdtempSync(join(tmpdir(), 'review-'));
afterAll(() => rmSync(root, { recursive: true }));

const modes = ['light-bn', 'dark-en'];
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const plain = (colour: string, width = 1280) =>
  sharp({ create: { width, height: 40, channels: 3, background: colour } })
    .webp({ lossless: true })
    .toBuffer();

const entry = (id: string, title: string, name: string, importPath: string): IndexEntry => ({
  id,
  title,
  name,
  type: 'story',
  tags: [],
  importPath,
});
const folder = './packages/ui/src/components';
const entries = [
  entry('button--busy', 'Components/Button', 'Busy <soon>', `${folder}/Button/B.stories.tsx`),
  entry('button--new', 'Components/Button/Behaviours', 'New', `${folder}/Button/B.stories.tsx`),
  entry('chip--rest', 'Components/Chip', 'Rest', `${folder}/Chip/Chip.stories.tsx`),
  entry('tabs--rest', 'Components/Tabs', 'Rest', `${folder}/Tabs/Tabs.stories.tsx`),
];

// On main: four stories. On the branch: one looks different, one is new, one is gone, one only has other code.
beforeAll(async () => {
  git('init', '-b', 'main');
  for (const story of ['button--busy', 'chip--rest', 'tabs--rest', 'gone--away']) {
    for (const mode of modes) write(`baselines/${mode}/${story}.webp`, await plain('#ffffff'));
  }
  write('packages/ui/src/components/Chip/Chip.tsx', '1');
  write('.gitignore', 'reports\n');
  git('add', '.');
  git('commit', '-m', 'first');
  git('checkout', '-b', 'work');
  write('baselines/dark-en/button--busy.webp', await plain('#ff0000'));
  write('packages/ui/src/components/Chip/Chip.tsx', '2');
  rmSync(join(root, 'baselines/light-bn/gone--away.webp'));
  git('add', '.');
  git('commit', '-m', 'second');
  // Not committed yet.
  write('baselines/light-bn/button--new.webp', await plain('#00ff00', 320));
  // What others do to main meanwhile is no part of the review.
  git('stash', '-u');
  git('checkout', 'main');
  write('baselines/light-bn/tabs--rest.webp', await plain('#0000ff'));
  git('commit', '-am', 'of others');
  git('checkout', 'work');
  git('stash', 'pop');
});

const found = () =>
  changedPictures(root, historySince(root, 'main'), modes).map(
    ({ storyId, mode, before, after }) =>
      `${mode}/${storyId} ${before ? 'had' : 'none'} ${after ? 'has' : 'none'}`,
  );

test('[SBK-02] a review has each story that looks different since the work began, and no other', () => {
  expect(found()).toEqual([
    'dark-en/button--busy had has',
    'light-bn/button--new none has',
    'light-bn/gone--away had none',
  ]);
});

test('[SBK-02] a picture of the last run that is not accepted yet is the one after', async () => {
  const path = 'reports/visual/light-bn/tabs--rest.actual.webp';
  const fresh = await plain('#123456');
  write(path, fresh);
  const [pair] = changedPictures(root, historySince(root, 'main'), modes).filter(
    ({ storyId }) => storyId === 'tabs--rest',
  );
  expect(pair?.after?.equals(fresh)).toBe(true);
  expect(pair?.before?.equals(await plain('#ffffff'))).toBe(true);
  // Accepted afterwards: the baseline is newer than the picture of the run.
  utimesSync(join(root, path), 1, 1);
  expect(found().filter((line) => line.includes('tabs'))).toEqual([]);
});

test('[SBK-02] a title with changed files and the same pictures is named', () => {
  const history = historySince(root, 'main');
  expect(unchangedTitles(history, entries, new Set(['button--busy']))).toEqual(['Components/Chip']);
  expect(unchangedTitles(history, entries, new Set(['chip--rest']))).toEqual([]);
});

test('[SBK-02] the page holds its pictures, each with its story, mode and side, and asks the network for nothing', async () => {
  const pairs = changedPictures(root, historySince(root, 'main'), modes);
  const html = await reviewPage({ since: 'main', pairs, entries, unchanged: ['Components/Chip'] });
  expect(html).toContain('<h1>3 stories look different since main</h1>');
  // Behaviours stand with their component; a story that is gone has the name of its address.
  expect([...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual([
    'Components/Button',
    'gone',
    'Changed files, same pictures',
  ]);
  expect(html).toContain('<h3>Busy &#60;soon&#62;</h3>');
  const images = [
    ...html.matchAll(/<img src="data:image\/webp;base64,([^"]+)"[^>]*alt="([^"]+)"/g),
  ];
  expect(images.map(([, , alt]) => alt)).toEqual([
    'Before: Components/Button, Busy &#60;soon&#62;, dark-en',
    'After: Components/Button, Busy &#60;soon&#62;, dark-en',
    'After: Components/Button, New, light-bn',
    'Before: gone, away, light-bn',
  ]);
  expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/);
  // Only a pair has a slider, and it says what it moves.
  expect(html.match(/type="range"/g)).toHaveLength(1);
  expect(html).toContain('aria-label="Share of the picture before: Components/Button');
  const sizes = await Promise.all(
    images.map(
      async ([, data = '']) => (await sharp(Buffer.from(data, 'base64')).metadata()).width,
    ),
  );
  // Small enough to be sent: no wider than 800 px, and no small one is enlarged.
  expect(sizes).toEqual([800, 800, 320, 800]);
});

test('[SBK-02] the page says so when nothing changed', async () => {
  const html = await reviewPage({ since: 'main', pairs: [], entries, unchanged: [] });
  expect(html).toContain('No picture changed.');
});

test('[SBK-02] a commit that git does not know is refused with its name', () => {
  expect(() => historySince(root, 'nowhere')).toThrow('git knows no commit or branch "nowhere"');
});
