import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import {
  brokenLinks,
  codeIn,
  hasIn,
  isPath,
  missingPaths,
  pathsIn,
  strayExamples,
  unknownCommands,
} from './guides.ts';

describe('the check itself', () => {
  const commands = {
    scripts: new Set(['test', 'brand:new']),
    programs: new Set(['vitest']),
    has: (path: string) => path === 'tools/unit.ts',
  };

  test.each([
    ['pnpm brand:new meghna, npm run test, npm test -- --strict', []],
    ['pnpm install, npm ci, pnpm exec vitest run, node tools/unit.ts a b', []],
    ['pnpm brand:old meghna', ['pnpm brand:old']],
    ['npm run lost; pnpm test', ['npm run lost']],
    ['pnpm exec jest', ['pnpm exec jest']],
    ['npx jest', ['npx jest']],
    ['node --watch tools/gone.ts', ['node --watch tools/gone.ts']],
  ])('commands nobody can run: %s', (code, unknown) => {
    expect(unknownCommands(code, commands)).toEqual(unknown);
  });

  test('spans and blocks are read apart, and a block holds no spans', () => {
    const guide = 'Say `pnpm\ntest`.\n\n```sh\npnpm a `b`\n\n# c\n```\n\n`d`\n';
    expect(codeIn(guide)).toEqual({ spans: ['pnpm test', 'd'], lines: ['pnpm a `b`', '# c'] });
  });

  test('an example stands in the file that is named before it, letter by letter', () => {
    const read = (path: string) => (path === 'a.tsx' ? 'const a = 1;\nconst b = 2;\n' : '');
    const guide = (code: string, path = '`a.tsx`') =>
      `From ${path}:\n\n\`\`\`tsx\n${code}\n\`\`\`\n`;
    expect(strayExamples(guide('const b = 2;'), read)).toEqual([]);
    expect(strayExamples(guide('const b = 3;\nb;'), read)).toEqual(['const b = 3;']);
    expect(strayExamples(guide('const b = 2;', 'nowhere'), read)).toEqual(['const b = 2;']);
    expect(strayExamples(guide('const b = 2;', '`a.tsx`, `b.tsx`'), read)).toHaveLength(1);
  });

  test('links lead from the folder of the guide', () => {
    const guide =
      '[a](b.md#c) [d](../README.md) [e](https://f.example) [g](#h) [i](?path=/docs/j)\n```\n[k](l.md)\n```\n';
    expect(brokenLinks('docs/a.md', guide, (path) => path === 'README.md')).toEqual(['b.md']);
  });

  test.each([
    ['packages/ui', true],
    ['states.ts', true],
    ['<Name>.css.ts', true],
    ['messages/{bn,en}.json', true],
    ['application/json', false],
    ['/wps/v2/deposit', false],
    ['reports/unsteady.json', false],
    ['https://site.example/a.json', false],
    ['useRuntime()', false],
    ['pnpm check', false],
  ])('whether %s is a path: %s', (span, is) => {
    expect(isPath(span)).toBe(is);
  });

  test('a path may leave out where it begins, and stand for several', () => {
    const paths = ['packages/ui/src/A', 'packages/ui/src/A/A.css.ts', 'x/bn.json', 'x/en.json'];
    const good = [
      'src/A/A.css.ts',
      'A/<Name>.css.ts',
      'x/{bn,en}.json',
      '*.json',
      'packages/ui/src/A/',
    ];
    expect(missingPaths(good, paths)).toEqual([]);
    const bad = ['B.css.ts', 'x/{bn,hi}.json', 'packages/ui/src/A/<Name>.tsx', 'c/A.css.ts'];
    expect(missingPaths(bad, paths)).toEqual(bad);
  });
});

const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })];
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts }: { scripts: object } = JSON.parse(read('package.json'));
const commands = {
  scripts: new Set(Object.keys(scripts)),
  programs: new Set(readdirSync(join(root, 'node_modules/.bin'))),
  has: hasIn(root),
};
const paths = pathsIn(root);

describe.each(guides)('%s', (path) => {
  const guide = read(path);
  const { spans, lines } = codeIn(guide);

  test('every command can be run', () => {
    expect([...spans, ...lines].flatMap((code) => unknownCommands(code, commands))).toEqual([]);
  });

  test('every link leads somewhere', () => {
    expect(brokenLinks(path, guide, hasIn(root))).toEqual([]);
  });

  test('every path is one', () => {
    expect(missingPaths(spans, paths)).toEqual([]);
  });
});

test('the guides are found, and say something', () => {
  expect(guides.length).toBeGreaterThan(10);
  const said = guides.map((path) => codeIn(read(path)));
  expect(said.flatMap(({ spans }) => spans.filter(isPath)).length).toBeGreaterThan(60);
});

test('the links of the decisions lead somewhere', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root });
  const broken = decisions.flatMap((path) =>
    brokenLinks(path, read(path), hasIn(root)).map((link) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('the examples of docs/widgets.md are code that runs', () => {
  const guide = read('docs/widgets.md');
  expect(guide.match(/^```tsx$/gm)?.length).toBeGreaterThan(4);
  expect(strayExamples(guide, read)).toEqual([]);
});
