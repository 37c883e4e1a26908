import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../lib/paths.ts';

// Checks the guides: links lead to files, commands exist, and examples are code that is compiled.

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guides = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md', 'tools/*/*/README.md'], {
  cwd: root,
});

/** Commands that pnpm and npm have built in. */
const builtIn = ['add', 'ci', 'dlx', 'exec', 'install', 'pack', 'publish', 'remove', 'run', 'up'];

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

const fence = '```';

test.each([
  ['docs/widgets.md', 'tsx', 5],
  ['docs/integration.md', 'ts', 6],
])('the examples of %s are code of a file named before them', (name, kind, least) => {
  const guide = read(name);
  const examples = [
    ...guide.matchAll(new RegExp(`^${fence}${kind}\\n([\\s\\S]*?)^${fence}$`, 'gm')),
  ];
  expect(examples.length).toBeGreaterThanOrEqual(least);
  for (const { 1: code = '', index } of examples) {
    const named = guide.slice(0, index).matchAll(/`([\w./-]+\.(?:fixture|stories)\.tsx?)`/g);
    const [, path = ''] = [...named].at(-1) ?? [];
    expect(read(path)).toContain(code);
  }
});
