import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { runsAtLoad } from './at-load.ts';
import { publishedSources, readManifest, refuseSources, refuseTwins } from './build.ts';
import { exportsOfPackage, growth, tableOf, weighExports } from './bytes.ts';
import { exportsOf, graphOf } from './graph.ts';
import { builtName } from './scripts.ts';
import { libraryIn, weigh } from './weigh.ts';

const house = realpathSync(mkdtempSync(join(tmpdir(), 'ui-package-')));
afterAll(() => rmSync(house, { recursive: true }));

/** A project that has a library of these files, and the name of its one subpath. */
function projectWith(files: Readonly<Record<string, string>>, sideEffects: readonly string[]) {
  const project = mkdtempSync(join(house, 'project-'));
  const manifest = {
    name: '@parlour/ui',
    type: 'module',
    sideEffects,
    imports: { '#css/*.css': './dist/*.css' },
    exports: { '.': { default: './dist/index.js' } },
  };
  const all = { 'package.json': JSON.stringify(manifest), ...files };
  for (const [name, text] of Object.entries(all)) {
    const file = join(libraryIn(project), name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return project;
}

const clean = {
  'dist/index.js': "export { a } from './a.js';\nexport { b } from './b.js';\n",
  'dist/a.js': "import '#css/a.css';\nexport const a = 'a'.repeat(3);\n",
  'dist/a.css': '.a { color: red }\n',
  'dist/b.js': 'export const b = () => 1;\n',
};

test('an export costs its own script and sheet, and nothing of its neighbours', async () => {
  const project = projectWith(clean, ['*.css']);
  const weights = await weighExports(project);
  expect(weights.map(({ name, css }) => [name, css > 0])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(weights.flatMap(({ strangers }) => strangers)).toEqual([]);
  expect(await weigh(project, "import '@parlour/ui';")).toEqual({ js: 0, css: 0, parts: [] });
});

test('a neighbour that comes along is named, and a subpath that costs something weighs', async () => {
  const eager = { ...clean, 'dist/b.js': 'globalThis.b = 1;\nexport const b = () => 1;\n' };
  const project = projectWith(eager, ['*.css', './dist/b.js', './dist/index.js']);
  const [a] = await weighExports(project);
  expect(a?.strangers).toEqual([join(libraryIn(project), 'dist/b.js')]);
  expect((await weigh(project, "import '@parlour/ui';")).js).toBeGreaterThan(0);
});

test('a side effect is told, whatever package.json promises', async () => {
  const told = (files: Record<string, string>) => {
    const project = projectWith(files, ['*.css']);
    return runsAtLoad(project, exportsOfPackage(project));
  };
  const before = await told(clean);
  const after = await told({ ...clean, 'dist/b.js': 'globalThis.b = 1;\nexport const b = 1;\n' });
  expect(after.split('\n').filter((line) => !before.includes(line))).toEqual([
    'dist/b.js: globalThis.b = 1;',
  ]);
});

test('growth, new and lost exports are named; a few bytes are not', async () => {
  const weights = await weighExports(projectWith(clean, ['*.css']));
  const reviewed = tableOf(weights);
  expect(growth(reviewed, weights)).toEqual([]);
  const grown = weights.map((weight) => ({ ...weight, js: weight.js + 65 }));
  expect(growth(reviewed, grown)).toHaveLength(2);
  expect(
    growth(
      reviewed,
      weights.map((weight) => ({ ...weight, js: weight.js + 9 })),
    ),
  ).toEqual([]);
  const dressed = weights.map((weight) => ({ ...weight, css: weight.css + 1 }));
  expect(growth(reviewed, dressed)).toEqual([
    '@parlour/ui b: 0 bytes of JavaScript and 1 of styles more',
  ]);
  expect(growth(reviewed, weights.slice(1))).toEqual(['@parlour/ui a is gone']);
  expect(growth('', weights)).toEqual(['@parlour/ui a is new', '@parlour/ui b is new']);
});

test('[BRD-01] one brand more is no growth, where brands are held', async () => {
  const brands = {
    'dist/index.js':
      "export { list } from './theme/brands/list.js';\nexport { b } from './b.js';\n",
  };
  const list = { 'dist/theme/brands/list.js': "export const list = ['padma'].map(String);\n" };
  const weights = await weighExports(projectWith({ ...clean, ...brands, ...list }, ['*.css']));
  const grown = weights.map((weight) => ({ ...weight, js: weight.js + 300 }));
  const names = (further: number) =>
    growth(tableOf(weights), grown, further).map((said) => said.split(':')[0]);
  expect(names(0)).toEqual(['@parlour/ui b', '@parlour/ui list']);
  expect(names(1)).toEqual(['@parlour/ui b']);
});

test('the graph follows scripts and sheets, and knows where an export comes from', () => {
  const dist = join(libraryIn(projectWith(clean, [])), 'dist');
  expect(graphOf([join(dist, 'index.js')]).sheets).toEqual(['a.css']);
  expect(exportsOf(join(dist, 'index.js')).get('b')).toBe(join(dist, 'b.js'));
});

test('no name of a built file means something to somebody else', () => {
  expect(builtName('Button/Button.css')).toBe('Button/Button.styles');
  expect(() => refuseSources(['a.js', 'a.d.ts', 'a.css'])).not.toThrow();
  for (const file of ['a.css.js', 'a.css.ts.vanilla.css', 'a.ts', 'a.tsx']) {
    expect(() => refuseSources([file])).toThrow(file);
  }
  expect(() => refuseTwins(['x/Countdown.js', 'x/countdown.js'])).toThrow('capitals');
});

test('the packed library has the exports of the workspace, but for the testing folder', () => {
  const manifest = readManifest(join(root, 'packages', 'ui'));
  const { './testing': testing, ...exports } = manifest.exports;
  expect(testing).toBeDefined();
  expect(publishedSources(manifest)).toEqual(Object.values(exports));
});
