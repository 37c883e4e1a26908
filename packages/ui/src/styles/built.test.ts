import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandIds, brandSeeds } from '../theme/brands/brands.ts';
import { schemes } from '../theme/contrast.ts';
import { defineBrand } from '../theme/define-brand.ts';

// The CSS as a browser gets it: one production build of every style sheet of the library, and the brand list that pages
// show.
const source = join(import.meta.dirname, '..');
const scratch = join(source, `../../../.cache/built-styles-${process.pid}`);
let css = '';
let script = '';

beforeAll(async () => {
  await mkdir(scratch, { recursive: true });
  await writeFile(
    join(scratch, 'entry.ts'),
    `import ${JSON.stringify(join(source, 'styles/index.ts'))};
     import.meta.glob('../../packages/ui/src/components/**/*.css.ts', { eager: true });
     import { brands } from ${JSON.stringify(join(source, 'theme/index.ts'))};
     console.info(brands);`,
  );
  const result = await build({
    configFile: false,
    root: scratch,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      lib: { entry: join(scratch, 'entry.ts'), formats: ['es'], fileName: 'entry' },
    },
  });
  for (const bundle of [result].flat()) {
    if (!('output' in bundle)) throw new Error('The build did not finish');
    for (const file of bundle.output) {
      if (file.type === 'chunk') script += file.code;
      else if (file.fileName.endsWith('.css')) css += String(file.source);
    }
  }
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

test('every rule in the build is in a cascade layer', () => {
  const exempt = /^@(layer|font-face|keyframes|-webkit-keyframes|property|charset)\b/;
  const loose = topLevel(css).filter((rule) => !exempt.test(rule));
  expect(css.length).toBeGreaterThan(10_000);
  expect(loose.map((rule) => rule.slice(0, 80))).toEqual([]);
});

test('[THM-01] a dark island in a light page keeps its own values, in every brand', () => {
  expect(css).not.toContain('light-dark(');
  for (const id of brandIds) {
    const brand = defineBrand(brandSeeds[id]);
    for (const scheme of schemes) {
      const block = declarations(`[data-brand=${id}][data-scheme=${scheme}]`);
      // Every token is set to a concrete value, so that nothing is inherited from the page around.
      for (const token of Object.keys(brand[scheme])) {
        expect(block.get(`--pl-${token}`), `${id} ${scheme} ${token}`).toMatch(/#|0 1px|inset/);
      }
      expect(block.get('color-scheme')).toBe(scheme);
    }
    const shape = declarations(`[data-brand=${id}]`);
    expect([...shape.keys()]).toEqual(Object.keys(brand.shape).map((name) => `--pl-${name}`));
    const page = (scheme: string) =>
      declarations(`[data-brand=${id}][data-scheme=${scheme}]`).get('--pl-color-surface-page');
    expect(page('light')).not.toBe(page('dark'));
  }
});

test('fonts of the system are used before one is downloaded', () => {
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => body);
  expect(faces).toHaveLength(4);
  for (const face of faces) {
    expect(face).toMatch(/src:\s*local\(.+\),\s*url\(/s);
    expect(face).toContain('unicode-range');
  }
});

test('colour calculations and seeds are not in the build', () => {
  expect(script).toContain('shapla');
  expect(script).not.toMatch(/oklch|oklab|chroma|schema/i);
});

/** Returns the top-level statements and blocks of a style sheet, including those inside `@media`. */
function topLevel(sheet: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < sheet.length; at += 1) {
    const char = sheet[at];
    if (char === '"' || char === "'") at = sheet.indexOf(char, at + 1);
    else if (char === '{') depth += 1;
    else if ((char === ';' && depth === 0) || (char === '}' && --depth === 0)) {
      const rule = sheet.slice(start, at + 1).trim();
      const inner = /^@(media|supports|container)\b[^{]*\{([\s\S]*)\}$/.exec(rule);
      found.push(...(inner ? topLevel(inner[2] ?? '') : [rule]));
      start = at + 1;
    }
  }
  return found.filter((rule) => rule !== '');
}

/** Returns the declarations of a selector's block, without quotes as the minifier writes them. */
function declarations(selector: string): Map<string, string> {
  const flat = css.replaceAll('"', '');
  const from = flat.indexOf(`${selector}{`) + selector.length + 1;
  expect(from, selector).toBeGreaterThan(selector.length);
  return new Map(
    flat
      .slice(from, flat.indexOf('}', from))
      .split(';')
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
  );
}
