import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { publishedSources, readManifest, refuseSources, refuseTwins } from './build.ts';
import { directiveOf } from './client-modules.ts';
import { sheetsOf } from './graph.ts';
import { folderOf, publishedPackages } from './packages.ts';
import { builtName } from './scripts.ts';
import { importedBy } from './types.ts';

const folder = mkdtempSync(join(tmpdir(), 'packaging-'));
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

test('the types of a package include each module a declaration refers to', () => {
  const text = [
    "import { a } from './a.js';",
    "export * from './b.js';",
    "export * as c from './c.js';",
    "export type { D } from './d.js';",
    "export declare const e: typeof a | import('./e.js').E;",
  ].join('\n');
  expect(importedBy(text)).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `./${name}.js`));
});

test('no name of a built file has a meaning for other tools', () => {
  expect(builtName('Button/Button.css')).toBe('Button/Button.styles');
  expect(() => refuseSources(['a.js', 'a.d.ts', 'a.css'])).not.toThrow();
  for (const file of ['a.css.js', 'a.css.ts.vanilla.css', 'a.ts', 'a.tsx']) {
    expect(() => refuseSources([file])).toThrow(file);
  }
  expect(() => refuseTwins(['x/Countdown.js', 'x/countdown.js'])).toThrow('capitals');
});

test.each(publishedPackages)(
  'the packed $name has all exports of the workspace except what is for this product only',
  (published) => {
    const manifest = readManifest(folderOf(published));
    const expected = Object.entries(manifest.exports).filter(
      ([subpath]) => !published.inside.includes(subpath),
    );
    expect(publishedSources(manifest)).toEqual(expected.map(([, file]) => file));
    for (const subpath of published.inside) expect(manifest.exports).toHaveProperty([subpath]);
  },
);

test.each(publishedPackages)(
  '$name has a licence to try it, a change log and a first example',
  (published) => {
    const folder = folderOf(published);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const manifest: unknown = JSON.parse(read('package.json'));
    expect(manifest).toMatchObject({
      license: 'SEE LICENSE IN LICENSE.md',
      description: expect.stringMatching(/./),
    });
    expect(manifest).not.toHaveProperty('private');
    expect(read('LICENSE.md')).toContain(`Evaluation licence of @parlour/${published.name}`);
    expect(read('CHANGELOG.md')).toContain('## 0.1.0');
    // The example is a file of a project that `pnpm test:packages` runs.
    const [, code = 'none'] = /^```(?:tsx|js|html)\n([\s\S]*?)^```$/m.exec(read('README.md')) ?? [];
    expect(read(`../../${published.example}`)).toContain(code);
  },
);

test('a module says that it needs a browser when it imports React, and only then', () => {
  const needing = [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-stately/useCalendarState',
    '@radix-ui/react-tabs',
    '@tanstack/react-virtual',
    'downshift',
  ];
  for (const name of needing) {
    expect(directiveOf(['./a.js', name])).toBe("'use client';");
  }
  const free = ['./a.js', 'zod', '@internationalized/date', 'culori', '@tanstack/react-query'];
  expect(directiveOf(free)).toBe('');
});

test('the widgets stay inside the repository, and their README says why', () => {
  const features = join(root, 'packages', 'features');
  expect(JSON.parse(readFileSync(join(features, 'package.json'), 'utf8'))).toMatchObject({
    private: true,
  });
  expect(existsSync(join(features, 'README.md'))).toBe(true);
});
