import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { groups, withGroup } from '../story-index/groups.ts';
import { generatedIn, generatedNames, standsAlone } from '../story-index/overview.ts';
import { componentOf, componentsOf, isInteractive, linksIn, switchesIn } from './rules.ts';
import { coverStates } from './states.ts';

const copy = mkdtempSync(join(tmpdir(), 'coverage-'));
afterAll(() => rmSync(copy, { recursive: true }));

test('[SBK-01] a state no story shows is found, also when its list is computed', () => {
  const ui = join(copy, 'packages/ui');
  mkdirSync(join(ui, 'src'), { recursive: true });
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  cpSync(join(import.meta.dirname, 'failing-fixtures'), join(ui, 'src'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const lists = coverStates(copy);
  expect(lists).toEqual([
    {
      file: 'packages/ui/src/Pill.states.ts',
      list: 'pillStates',
      states: ['rest', 'busy', 'computed'],
      shown: ['rest', 'busy'],
    },
  ]);
});

test.each([
  ['parameters: { a11y: { disable: true } }', true],
  ["a11y: { test: 'todo' }", true],
  ["a11y: { config: { rules: [{ id: 'region', enabled: false }] } }", true],
  ["a11y: { options: { rules: { 'color-contrast': { enabled: false } } } }", true],
  ["tags: ['!test']", true],
  ["a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: true }] } }", false],
  ['controls: { disable: true }', false],
])('[SBK-02] what is switched off is seen: %s', (source, seen) => {
  expect(switchesIn(source).length > 0).toBe(seen);
});

test.each(['.storybook/preview.tsx', 'packages/ui/src/testing/overview.tsx'])(
  '[SBK-02] [A11-01] %s switches on what axe and its addon leave out: landmarks, targets of 24 px',
  (file) => {
    const source = readFileSync(join(root, file), 'utf8');
    for (const rule of ['region', 'target-size']) {
      expect(source).toContain(`{ id: '${rule}', enabled: true }`);
    }
  },
);

test.each([
  ['<button type="button">', true],
  ['<IconButton label="x" />', true],
  ["import * as Tabs from '@radix-ui/react-tabs'", true],
  ['<span>text</span>', false],
  ['<article><abbr>', false],
])('[SBK-02] what can be operated is known: %s', (source, interactive) => {
  expect(isInteractive(source)).toBe(interactive);
});

test('[SBK-01] every component stands in one group of the sidebar', () => {
  const written = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).flatMap(
    (file) =>
      /title: 'Components\/([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? [],
  );
  // A new one is added to `tools/story-index/groups.ts`.
  expect(Object.values(groups).flat().sort()).toEqual(written.sort());
});

test('[SBK-01] [A11-01] [I18-03] every component is shown narrow, right to left and in forced colours', () => {
  const files = componentsOf(root).map(
    ({ name }) => `packages/ui/src/components/${name}/${name}.stories.tsx`,
  );
  expect(files.length).toBeGreaterThan(90);
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8');
    const made = generatedIn(code, join(root, file));
    // Two that cover the page do not fit on one.
    const names = [...generatedNames].filter(
      (name) => name !== 'All states' || !standsAlone(code, join(root, file)),
    );
    expect(
      made.map(({ name }) => name),
      file,
    ).toEqual(names);
    // Nothing is made twice, and nothing written is replaced.
    const exports = made.map(({ exportName }) => exportName);
    for (const name of exports) expect(code, file).not.toContain(`export const ${name} `);
    expect(new Set(exports).size).toBe(exports.length);
  }
});

test('[SBK-02] a story keeps its ID in a group, and its component among behaviours', () => {
  expect(withGroup("const meta = { title: 'Components/GameCard', component: GameCard };")).toBe(
    "const meta = { id: 'components-gamecard', title: 'Components/Games/GameCard', component: GameCard };",
  );
  const entry = { id: 'components-gamecard--x', name: 'x', type: 'story', tags: [] };
  expect(componentOf({ ...entry, title: 'Components/Games/GameCard' })).toBe('GameCard');
  expect(componentOf({ ...entry, title: 'Components/Games/GameCard/Behaviours' })).toBe('GameCard');
  expect(componentOf({ ...entry, title: 'Widgets/Home/View' })).toBeUndefined();
});

test('[SBK-01] the start page leads straight to home, login and Brand Studio', () => {
  const start = readFileSync(join(root, '.storybook/docs/Start.mdx'), 'utf8');
  // Whether each of them exists is looked up in the built Storybook.
  expect(linksIn(start)).toEqual([
    'widgets-home-live--visitor',
    'widgets-login-live--open',
    'brand-studio--studio',
  ]);
});

test('[SBK-01] a page by itself has no panel: the studio, the sheet, the pages of brands', () => {
  const pages = ['.storybook/brand-studio/*.stories.tsx', 'packages/ui/src/testing/*.stories.tsx'];
  const files = globSync(pages, { cwd: root });
  expect(files).toHaveLength(3);
  for (const file of files) {
    expect(readFileSync(join(root, file), 'utf8'), file).toContain("tags: ['no-panel']");
  }
});

test('[SBK-01] links of a page of docs are found', () => {
  const text =
    '[a](?path=/story/brand-studio--studio) and [b](?path=/docs/widgets-help-view--docs)';
  expect(linksIn(text)).toEqual(['brand-studio--studio', 'widgets-help-view--docs']);
});
