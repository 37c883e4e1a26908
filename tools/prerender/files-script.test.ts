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

const files = ['bn.first-d-3d3.js', 'home-a1_-b.js', 'lists.2-c2c2c.js', 'react-e4e4e.js'];
const script = filesScript(files, ['react-e4e4e.js', 'home-a1_-b.js']);
const map =
  '{"imports":{"/assets/react.js":"/assets/react-e4e4e.js","/assets/home.js":"/assets/home-a1_-b.js",' +
  '"/assets/bn.first.js":"/assets/bn.first-d-3d3.js","/assets/lists.2.js":"/assets/lists.2-c2c2c.js"}}';
const firstPage = ['/assets/react-e4e4e.js', '/assets/home-a1_-b.js'];

/** Runs a script of files in a document with these sheets, and notes what it does there in order. */
function run(sheets: readonly string[]) {
  const done: unknown[] = [];
  const head = { append: (element: object) => done.push({ ...element }) };
  const document = { head, createElement: () => ({}), querySelector: () => sheets[0] ?? null };
  const parlourFiles = (...said: unknown[]) => {
    done.push(said);
    return () => done.push('started');
  };
  runInNewContext(script, { document, parlourFiles });
  return done;
}
const preloads = firstPage.map((href) => ({ crossOrigin: '', rel: 'modulepreload', href }));

test('[LAY-01] a script of files gives the document its map, then asks for the modules of the first page as modules', () => {
  expect(run(['/assets/home-a1_-b.css'])).toEqual([
    [map, '/assets/home-a1_-b.js'],
    ...preloads,
    'started',
  ]);
});

test('[LAY-01] a document without the whole sheet gets it, and its first module then, even if the sheet does not come', () => {
  const done = run([]);
  const sheet = Object(done.at(-1));
  expect(done).toEqual([[map, '/assets/home-a1_-b.js'], ...preloads, sheet]);
  expect(sheet).toMatchObject({ rel: 'stylesheet', href: '/assets/home-a1_-b.css' });
  for (const settled of [sheet.onload, sheet.onerror]) {
    settled();
    expect(done.pop()).toBe('started');
  }
});

test('[NAV-01] the policy names exactly the map that the script adds, whatever the document holds', () => {
  expect(readFilesScript(script)).toEqual({ map, firstPage });
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
  expect(() => filesScript(['home.js'], ['home.js'])).toThrow('home.js');
});

test('[NAV-01] the script stands behind the page and is asked for from the head; it names the modules', () => {
  const bare = `<head><script type="importmap">{}</script>
<script type="module" crossorigin src="/assets/react-1.js"></script>
<script type="module" crossorigin src="/assets/home-1.js"></script>
<link rel="stylesheet" href="/assets/home-1.css"></head><body><div id="root"></div></body>`;
  expect(modulesOf(bare)).toEqual(['react-1.js', 'home-1.js']);
  const html = withFiles(bare, '/assets/files-1.js');
  expect(html).not.toMatch(/importmap|type="module"|react-1|home-1\.js/);
  const order = [
    '<link rel="preload" as="script" href="/assets/files-1.js">',
    '</head>',
    '<div id="root">',
    '<script data-files src="/assets/files-1.js"></script></body>',
  ].map((part) => html.indexOf(part));
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
  expect(order[0]).toBeGreaterThan(0);
  expect(filesAddress(html)).toBe('/assets/files-1.js');
  expect(() => withFiles(html, '/assets/files-2.js')).toThrow('no import map');
});
