import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSeeds, defineBrand, roleNames } from '@parlour/ui/theme';
import { readBrand } from '@parlour/ui/theme/runtime';
import { expect, test } from 'vitest';
import { tokenFaults, tokensIn } from './dtcg.fixture.ts';
import { fileOf } from './files.ts';

const brands = Object.entries(brandSeeds).map(([id, { $schema: _, ...seeds }]) => ({ id, seeds }));
const parsed = (...args: Parameters<typeof fileOf>): unknown => JSON.parse(fileOf(...args).text);

test.each(brands)(
  '[BRD-02] the brand file of $id loads through the reader of the site, and its schema is where it says',
  ({ seeds }) => {
    const reading = readBrand(fileOf('json', seeds).text);
    expect(reading).toMatchObject({ ok: true, seeds });
    const file = Object(parsed('json', seeds));
    const folder = join(import.meta.dirname, '../../packages/ui/src/theme/brands');
    const schema = join(folder, file.$schema);
    expect(existsSync(schema), schema).toBe(true);
    const { properties, required } = JSON.parse(readFileSync(schema, 'utf8'));
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(file)));
    expect(Object.keys(file)).toEqual(expect.arrayContaining(required));
  },
);

test.each(brands)('[BRD-02] each token file of $id has the form of the W3C', ({ seeds }) => {
  for (const kind of ['tokens', 'figmaLight', 'figmaDark'] as const) {
    expect(tokenFaults(parsed(kind, seeds)), kind).toEqual([]);
    expect(tokensIn(parsed(kind, seeds)).length, kind).toBeGreaterThan(70);
  }
});

test('[BRD-02] Figma gets a file for each mode, with the same names and the colours of that mode', () => {
  for (const { id, seeds } of brands) {
    const brand = defineBrand(seeds);
    const names = (['light', 'dark'] as const).map((scheme) => {
      const tokens = parsed(scheme === 'light' ? 'figmaLight' : 'figmaDark', seeds);
      expect(tokens).toHaveProperty(
        ['$extensions', 'com.figma.modeName'],
        scheme === 'light' ? 'Light' : 'Dark',
      );
      for (const role of roleNames) {
        const hex = brand[scheme][`color-${role}`].slice(0, 7);
        expect(tokens, `${id} ${scheme} ${role}`).toHaveProperty(
          ['color', role, '$value', 'hex'],
          hex,
        );
        // Tools that read all modes from one file find the other one too.
        expect(tokens).toHaveProperty(
          ['color', role, '$extensions', 'mode', 'dark', 'hex'],
          brand.dark[`color-${role}`].slice(0, 7),
        );
      }
      return tokensIn(tokens).map(({ path }) => path);
    });
    expect(names[0]).toEqual(names[1]);
    // Only what can be a variable. A name may not have the signs with which Figma writes groups and references.
    expect(names[0]?.some((path) => /[{}/]/.test(path))).toBe(false);
  }
});

test('[BRD-02] a file for Figma can be imported again, and is the same brand', () => {
  for (const { seeds } of brands) {
    expect(readBrand(fileOf('figmaDark', seeds).text)).toEqual({ ok: true, seeds });
  }
});

test('a token of another form is found', () => {
  const hex = '#005f4e';
  const good = { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0.37, 0.3], hex } };
  expect(tokenFaults({ color: { accent: good } })).toEqual([]);
  expect(tokenFaults({ color: { accent: { ...good, $value: hex } } })).toEqual(['color.accent']);
  expect(tokenFaults({ color: { accent: { $value: good.$value } } })).toEqual(['color.accent']);
  expect(tokenFaults({ space: { 1: { $type: 'dimension', $value: '4px' } } })).toEqual(['space.1']);
  expect(tokenFaults({ font: { 'a.b': { $type: 'number', $value: 1 } } })).toEqual(['font.a.b']);
  expect(tokenFaults({ a: { b: { $type: 'number', $value: '{c.d}' } } })).toEqual(['a.b']);
});
