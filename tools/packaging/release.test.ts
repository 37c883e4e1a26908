import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../lib/paths.ts';
import { folderOf, publishedPackages } from './packages.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const workflow = read('.github/workflows/release.yml');

test('the release tests, packs, checks and publishes with provenance, in this order', () => {
  const steps = ['npm run test:all', 'npm run release:check', 'node tools/release-publish.mjs'];
  const places = steps.map((step) => workflow.indexOf(step));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(parse(workflow)).toMatchObject({
    jobs: { publish: { permissions: { contents: 'read', 'id-token': 'write' } } },
  });
  expect(read('tools/release-publish.mjs')).toContain("'--provenance'");
});

test('the release names no host but the public registry, and every published package', () => {
  const hosts = [...workflow.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host);
  expect(hosts).toEqual(['registry.npmjs.org']);
  const names = publishedPackages.map(({ name }) => name).join(' ');
  expect(workflow).toContain(`for name in ${names}; do`);
});

test('each change that waits for a release names published packages only', () => {
  const published = new Set(publishedPackages.map(({ name }) => `@parlour/${name}`));
  for (const file of globSync('.changeset/*.md', { cwd: root })) {
    if (file.endsWith('README.md')) continue;
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(read(file)) ?? [];
    for (const name of Object.keys(parse(head) ?? {})) expect(published).toContain(name);
  }
});

test.each(publishedPackages)('$name: the newest entry of its change log is its version', (one) => {
  const folder = folderOf(one);
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const [, newest] = /^## (\S+)$/m.exec(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(newest).toBe(version);
});
