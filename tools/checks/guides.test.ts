import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../lib/paths.ts';

// Checks the guides: links lead to files, commands exist, and examples are code that is compiled.

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guides = globSync(['*.md', 'docs/**/*.md', 'tools/*/*/README.md'], { cwd: root });

/** Commands that pnpm and npm have built in. */
const builtIn = ['add', 'ci', 'dlx', 'exec', 'install', 'pack', 'publish', 'remove', 'run'];

test.each(guides)('every link and command of %s exists', (path) => {
  const guide = read(path);
  const prose = guide.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '');
  const links = [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .flatMap(([, link]) => link ?? [])
    .filter((link) => !/^(?:[a-z]+:|[?/])/.test(link));
  expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  const called = [...guide.matchAll(/[`\n](?:pnpm|npm)(?: run)? ([a-z][\w:-]*)/g)];
  const known = [...builtIn, ...Object.keys(manifest.scripts)];
  const missing = called.flatMap(([, name]) => name ?? []).filter((name) => !known.includes(name));
  expect(missing).toEqual([]);
});

test('the examples of docs/widgets.md are code of the file named before them', () => {
  const guide = read('docs/widgets.md');
  const examples = [...guide.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)];
  expect(examples.length).toBeGreaterThan(4);
  for (const { 1: code = '', index } of examples) {
    const [, path = ''] = [...guide.slice(0, index).matchAll(/`([\w./-]+\.tsx)`/g)].at(-1) ?? [];
    expect(read(path)).toContain(code);
  }
});
