// @vitest-environment node
// The reader of the index installs hooks in its process, so this file has one of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { behaviours } from '@parlour/stories/list';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexEntry } from 'storybook/internal/types';
import { beforeAll, expect, test } from 'vitest';
import {
  docsOfComponent,
  docsOfWidget,
  documentedWidgets,
  endingOf,
  titleOfWhole,
} from './guides.ts';

const root = join(import.meta.dirname, '..');

let entries: readonly IndexEntry[] = [];
/** Titles of the sidebar with the file of their stories. */
let titles: ReadonlyMap<string, string> = new Map();

// The index that Storybook itself makes of this repository.
beforeAll(async () => {
  const options: unknown = { configDir: import.meta.dirname };
  const index = await buildIndex(options as Parameters<typeof buildIndex>[0]);
  entries = Object.values(index.entries);
  titles = new Map(entries.map(({ title, importPath }) => [title, importPath]));
});

const isComponent = (title: string) =>
  title.startsWith('Components/') && !title.endsWith(`/${behaviours}`);

/** Components of the index with their docs. */
const components = () =>
  [...titles]
    .filter(([title]) => isComponent(title))
    .map(([title, file]) => ({ title, file, docs: docsOfComponent(file) }));

test('[SBK-01] each title of the sidebar has a docs page; behaviours are on that of their component', () => {
  expect(titles.size).toBeGreaterThan(300);
  const withPage = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title));
  const without = [...titles.keys()].filter(
    (title) => !withPage.has(title) && !withPage.has(title.replace(`/${behaviours}`, '')),
  );
  expect(without).toEqual([]);
});

test('[SBK-01] the docs page of each component says when to use it, when not, what is done well and what is not', () => {
  const bare = components().filter(({ docs }) => !docs?.do || !docs.dont);
  expect(bare.map(({ title }) => title)).toEqual([]);
  expect(components().length).toBeGreaterThan(105);
});

test('[SBK-01] each picture of a rule is made from a state that exists', () => {
  const ids = new Set(entries.map(({ id }) => id));
  const wrong = components().flatMap(({ title, file, docs }) => {
    const own = entries.find((entry) => entry.importPath === file)?.id.split('--')[0] ?? '';
    const states = [...(docs?.do?.states ?? []), ...(docs?.dont?.states ?? [])];
    return states.flatMap((state) => {
      const id = `${own}--${endingOf(state)}`;
      return ids.has(id) ? [] : [`${title}: ${state}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('[SBK-01] the anatomy of each component names its public parts, all of them and no other', () => {
  const wrong = components().flatMap(({ title, docs }) => {
    const name = title.split('/')[2] ?? '';
    const said = Object.keys(docs?.anatomy ?? {}).sort();
    const there = [...partsOf(name)].sort();
    return said.join() === there.join() ? [] : [{ title, said, there }];
  });
  expect(wrong).toEqual([]);
});

test('[SBK-01] each widget and each page of Storybook has its docs, and no docs belong to nothing', () => {
  const wholes = new Set(
    [...titles.keys()]
      .filter((title) => !title.startsWith('Components/') && title !== 'Start here')
      .map(titleOfWhole),
  );
  expect([...wholes].filter((title) => docsOfWidget(title) === undefined)).toEqual([]);
  expect([...documentedWidgets].sort()).toEqual([...wholes].sort());
});

test('[SBK-01] [I18-01] each text that shows how words are written is there in Bengali and in English', () => {
  const texts = [
    ...components().map(({ title, docs }) => ({ title, wording: docs?.wording })),
    ...documentedWidgets.map((title) => ({ title, wording: docsOfWidget(title)?.wording })),
  ];
  const isBengali = (text: string) => /[\u0985-\u09b9]/.test(text);
  const wrong = texts.filter(
    ({ wording }) => wording && (!isBengali(wording.bn) || isBengali(wording.en)),
  );
  expect(wrong).toEqual([]);
  expect(texts.filter(({ wording }) => wording).length).toBeGreaterThan(170);
});

/** The parts of a component that a page shows, from the reviewed table (packages/ui/api/parts.txt). */
function partsOf(name: string): readonly string[] {
  const table = readFileSync(join(root, 'packages/ui/api/parts.txt'), 'utf8').split('\n');
  const own = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  const at = table.findIndex((line) => line.split(':')[0] === own);
  const rest = at < 0 ? [] : table.slice(at + 1);
  const end = rest.findIndex((line) => !line.startsWith('  '));
  return rest.slice(0, end < 0 ? undefined : end).map((line) => line.trim().split(':')[0] ?? '');
}
