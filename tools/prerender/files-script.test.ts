import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  addedHashes,
  filesAddress,
  filesScript,
  modulesOf,
  readFilesScript,
  withFiles,
} from './files-script.ts';

const files = ['home-a1_-b.js', 'lists.2-c2c2c.js', 'bn.first-d-3d3.js'];
const script = filesScript(files, 'home-a1_-b.js');
const map =
  '{"imports":{"/assets/home.js":"/assets/home-a1_-b.js","/assets/lists.2.js":"/assets/lists.2-c2c2c.js",' +
  '"/assets/bn.first.js":"/assets/bn.first-d-3d3.js"}}';

test('a script of files tells the document a map of all files and the first module', () => {
  const told: unknown[] = [];
  runInNewContext(script, { parlourFiles: (...said: unknown[]) => told.push(...said) });
  expect(told).toEqual([map, '/assets/home-a1_-b.js']);
});

test('[NAV-01] the policy names exactly the map that the script adds, whatever the document holds', () => {
  expect(readFilesScript(script)).toEqual({ map, entry: '/assets/home-a1_-b.js' });
  const site = mkdtempSync(join(tmpdir(), 'parlour-files-'));
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'assets', 'files-1.js'), script);
  const html = '<script data-files src="/assets/files-1.js"></script>';
  const hash = createHash('sha256').update(map).digest('base64');
  expect(addedHashes(site, html)).toEqual([`'sha256-${hash}'`]);
  expect(addedHashes(site, '<title>none</title>')).toEqual([]);
  writeFileSync(join(site, 'assets', 'files-1.js'), 'evil()');
  expect(() => addedHashes(site, html)).toThrow('no script of files');
  rmSync(site, { recursive: true });
});

test('a file without a hash in its name is an error', () => {
  expect(() => filesScript(['home.js'], 'home.js')).toThrow('home.js');
});

test('[NAV-01] the script stands behind the page; it and the modules are asked for from the head', () => {
  const bare = `<head><script type="importmap">{}</script>
<script type="module" crossorigin src="/assets/react-1.js"></script>
<script type="module" crossorigin src="/assets/home-1.js"></script>
<link rel="stylesheet" href="/assets/home-1.css"></head><body><div id="root"></div></body>`;
  expect(modulesOf(bare)).toEqual(['react-1.js', 'home-1.js']);
  const html = withFiles(bare, '/assets/files-1.js');
  expect(html).not.toMatch(/importmap|type="module"/);
  const order = [
    '<link rel="preload" as="script" href="/assets/files-1.js">',
    '<link rel="preload" as="script" crossorigin href="/assets/react-1.js">',
    '<link rel="preload" as="script" crossorigin href="/assets/home-1.js">',
    '</head>',
    '<div id="root">',
    '<script data-files src="/assets/files-1.js"></script></body>',
  ].map((part) => html.indexOf(part));
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
  expect(order[0]).toBeGreaterThan(0);
  expect(filesAddress(html)).toBe('/assets/files-1.js');
  expect(() => withFiles(html, '/assets/files-2.js')).toThrow('no import map');
});
