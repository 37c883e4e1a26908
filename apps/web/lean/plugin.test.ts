import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { MutationCache } from './mutation-cache.ts';
import { leanIcon, leanRouter, productionRouter } from './plugin.ts';

const require = createRequire(import.meta.url);

test('the cache of mutations has what a query client asks of it', () => {
  const query = createRequire(require.resolve('@tanstack/react-query'));
  const folder = dirname(query.resolve('@tanstack/query-core'));
  const client = readFileSync(join(folder, '..', 'modern', 'queryClient.js'), 'utf8');
  const asked = new Set([...client.matchAll(/#mutationCache\.(\w+)/g)].map(([, name]) => name));
  expect(asked.size).toBeGreaterThan(2);
  const cache = new MutationCache();
  expect([...asked].filter((name = '') => !(name in cache))).toEqual([]);
});

test('boundaries of the router can be left out, and routes with data are', () => {
  const folder = dirname(productionRouter());
  const code = globSync('chunk-*.mjs', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const lean = leanRouter(code);
  expect(code).toMatch(/extends React\d*\.Component/);
  expect(lean).not.toMatch(/^var \w+ = class extends React\d*\.Component/m);
  expect(lean).not.toMatch(/^\w+\.contextType = /m);
  expect(code).toContain('? useNavigateStable()');
  expect(lean).not.toContain('? useNavigateStable()');
});

test('of every icon its shapes are left, and nothing else', () => {
  const folder = join(dirname(require.resolve('lucide-react')), '..', 'esm', 'icons');
  const icons = globSync('*.mjs', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((code) => code.includes('node: ['));
  expect(icons.length).toBeGreaterThan(1_000);
  const shapes = (code: string) => [...code.matchAll(/\b(?!key\b)[\w-]+: "[^"]*"/g)].map(String);
  for (const code of icons) {
    const lean = leanIcon(code);
    expect(lean).not.toMatch(/\b(?:key|aliases|size|name):/);
    expect(shapes(lean)).toEqual(shapes(code).slice(1));
  }
});

test('no source starts a mutation of the query client, or has routes of the router', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync('{apps/web,packages/{ui,features,api-client}}/src/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((file) => !/\.(?:test|stories|fixture)\.tsx?$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const leftOut =
    /\b(?:useMutation|useIsMutating|useMutationState|MutationObserver<|createBrowserRouter|RouterProvider|useRoutes|<Routes?)\b/;
  expect(files.filter((file) => leftOut.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
