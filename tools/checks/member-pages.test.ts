import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

/** The pages of the member centre, by the folder of their widget, in the order of the menu (MEM-01 to MEM-15). */
const pages = [
  'member-account',
  'member-wallets',
  'member-deposit',
  'member-withdraw',
  'member-upline',
  'member-bets',
  'member-record',
  'member-profit',
  'member-bonuses',
  'member-rewards',
  'member-referral',
  'member-missions',
  'member-messages',
  'member-rebate',
  'member-rank',
] as const;

/** What a page of the centre can be; by what its stories call it. */
const kinds = {
  loading: /^Loading$/,
  empty: /^(?:Empty|NoAccounts|NoMethods|NoLevel)$/,
  failed: /^Failed$/,
  'long text': /^LongText$/,
  phone: /^Phone$/,
} as const;

/** The kinds that have no story. */
const missing = (stories: readonly string[]): readonly string[] =>
  Object.entries(kinds).flatMap(([kind, named]) =>
    stories.some((story) => named.test(story)) ? [] : [kind],
  );

const folder = (page: string) => join('packages/features/src', page);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const exported = (source: string) =>
  [...source.matchAll(/^export const (\w+)/gm)].flatMap(([, name]) => name ?? []);

test.each(pages)(
  '[SBK-01] %s has stories of loading, empty, failed, long text, a phone',
  (page) => {
    const views = globSync(join(folder(page), '*View.stories.tsx'), { cwd: root });
    expect(missing(views.flatMap((view) => exported(read(view))))).toEqual([]);
  },
);

test.each(pages)('[SBK-03] %s has a story on the reference backend that acts', (page) => {
  expect(read(join(folder(page), 'Live.stories.tsx'))).toMatch(/\bplay: async/);
});

test.each(pages)('[EMB-01] %s is exported for partner pages, widget and view', (page) => {
  const { exports }: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(
    read('packages/features/package.json'),
  );
  const entry = exports[`./${page}`] ?? '';
  expect(existsSync(join(root, 'packages/features', entry))).toBe(true);
  expect(entry).not.toBe('');
  const words = read(join(folder(page), 'index.ts'));
  expect(words).toMatch(/\b\w+Widget\b/);
  expect(words).toMatch(/\b\w+View\b/);
});

test('the centre of the site has each of these pages, and no other', () => {
  const centre = read('apps/web/src/app/centres.ts');
  const [, own = ''] = /member: \{([\s\S]*?)\n {2}\},/.exec(centre) ?? [];
  const there = [...own.matchAll(/features\/([\w-]+)'/g)].flatMap(([, name]) => name ?? []);
  expect(there).toEqual([...pages, 'responsible-play']);
});

test('a page without one of them is found', () => {
  expect(missing(['Loading', 'Empty', 'Phone', 'LongTexts'])).toEqual(['failed', 'long text']);
});
