import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { publishedSources, readManifest, refuseSources, refuseTwins } from './build.ts';
import { sheetsOf } from './graph.ts';
import { builtName } from './scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'ui-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the sheets of scripts are in the order of their imports, those of dynamic imports last', () => {
  const files = {
    'index.js': "export { a } from './a.js';\nexport const b = () => import('./b.js');\n",
    'a.js': "import '#css/a.css';\nexport const a = 1;\n",
    'b.js': "import '#css/b.css';\n",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(sheetsOf([join(folder, 'index.js')])).toEqual(['a.css', 'b.css']);
});

test('no name of a built file has a meaning for other tools', () => {
  expect(builtName('Button/Button.css')).toBe('Button/Button.styles');
  expect(() => refuseSources(['a.js', 'a.d.ts', 'a.css'])).not.toThrow();
  for (const file of ['a.css.js', 'a.css.ts.vanilla.css', 'a.ts', 'a.tsx']) {
    expect(() => refuseSources([file])).toThrow(file);
  }
  expect(() => refuseTwins(['x/Countdown.js', 'x/countdown.js'])).toThrow('capitals');
});

test('the packed library has all exports of the workspace except the testing folder', () => {
  const manifest = readManifest(join(root, 'packages', 'ui'));
  const { './testing': testing, ...exports } = manifest.exports;
  expect(testing).toBeDefined();
  expect(publishedSources(manifest)).toEqual(Object.values(exports));
});
