import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveForPeople } from './serve.ts';

/** Serves a built Storybook of two entries, and returns its address. */
async function served(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'parlour-storybook-'));
  mkdirSync(join(dir, 'assets'));
  const entries = { 'a--docs': { type: 'docs' }, 'a--default': { type: 'story' } };
  writeFileSync(join(dir, 'index.html'), '<title>Storybook</title>');
  writeFileSync(join(dir, 'index.json'), JSON.stringify({ v: 5, entries }));
  writeFileSync(join(dir, 'assets', 'Button-x1.js'), '');
  const { url, close } = await serveForPeople(dir);
  onTestFinished(close);
  return url;
}

test('[SBK-01] the built Storybook for people has its docs pages', async () => {
  const url = await served();
  expect(await (await fetch(url)).text()).toContain('Storybook');
  const index: unknown = await (await fetch(`${url}/index.json`)).json();
  expect(index).toMatchObject({ entries: { 'a--docs': {}, 'a--default': {} } });
});

test('[SBK-01] a new build shows after a reload: only files with a name of their own are stored', async () => {
  const url = await served();
  const cached = async (path: string) =>
    (await fetch(`${url}${path}`)).headers.get('cache-control');
  expect(await cached('/index.json')).toBe('no-cache');
  expect(await cached('/')).toBe('no-cache');
  expect(await cached('/assets/Button-x1.js')).toContain('max-age');
});
