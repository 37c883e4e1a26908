import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brandCss } from '../brand-css.ts';
import { contrastMisses } from '../contrast.ts';
import { defineBrand } from '../define-brand.ts';
import measured from '../measured.json' with { type: 'json' };
import { isRoleName } from '../roles.ts';
import { readBrand } from '../runtime/read-brand.ts';
import type { BrandSeed } from '../seeds.ts';
import { brandIds, brandSeeds, brands } from './brands.ts';
import { brandInfo, defaultBrand } from './info.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test('[BRD-01] at least three brands are built in, each one file of at most 40 lines and one registry line', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
  expect(brandIds.length).toBeGreaterThanOrEqual(3);
  expect(files.sort()).toEqual(brandIds.map((id) => `${id}.json`).sort());
  const lines = file('registry.ts').split('\n');
  for (const id of brandIds) {
    expect(file(`${id}.json`).trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    expect(lines.filter((line) => line.includes(`./${id}.json`))).toHaveLength(1);
    expect(brandSeeds[id].name).toBe(id);
  }
});

test('[BRD-01] the default brand comes first, and every brand has a name in both languages', () => {
  expect(brands[0]?.id).toBe(defaultBrand);
  for (const { names } of brands)
    expect(names).toEqual({ bn: expect.any(String), en: expect.any(String) });
  expect(brands[0]?.names.bn).toMatch(/\p{Script=Bengali}/u);
});

test('[I18-01] a brand without names is named by its identifier, in every language', () => {
  expect(brandInfo({ name: 'meghna' }).names).toEqual({ en: 'Meghna' });
});

test('[BRD-02] the file of a built-in brand is also a valid run-time brand', () => {
  for (const id of brandIds) {
    expect(readBrand(file(`${id}.json`))).toMatchObject({ ok: true, seeds: { name: id } });
  }
});

test('[I18-02] no built-in brand sets a number style', () => {
  for (const id of brandIds) expect(brandInfo(brandSeeds[id])).not.toHaveProperty('numbers');
});

test('[I18-02] the public info of a brand has its complete number style', () => {
  const of = (numbers: BrandSeed['numbers']) => brandInfo({ name: 'meghna', numbers }).numbers;
  expect(of(undefined)).toBeUndefined();
  expect(of({})).toEqual({ digits: 'latin', grouping: 'thousands' });
  expect(of({ digits: 'bengali' })).toEqual({ digits: 'bengali', grouping: 'thousands' });
  expect(of({ grouping: 'lakh' })).toEqual({ digits: 'latin', grouping: 'lakh' });
  expect(of({ digits: '<b>', grouping: '' })).toEqual({ digits: 'latin', grouping: 'thousands' });
});

test.each(brandIds)('[THM-01] the brand %s keeps every declared pair', (id) => {
  expect(contrastMisses(defineBrand(brandSeeds[id]))).toEqual([]);
});

test('[BRD-01] the styles of a brand in both schemes are at most 2 KB', () => {
  for (const id of brandIds) {
    const full = { ...brandSeeds[id], density: 'compact', coverStyle: 'square' };
    const size = brotliCompressSync(brandCss(defineBrand(full))).length;
    expect(size).toBeGreaterThan(400);
    expect(size).toBeLessThanOrEqual(2048);
  }
});

test('[THM-01] the built-in brands have the colours of the design', () => {
  for (const [mode, colours] of Object.entries(measured)) {
    const [id, scheme] = mode.split('-');
    const brand = brandIds.find((known) => known === id);
    if (!brand || (scheme !== 'light' && scheme !== 'dark')) throw new Error(`No ${mode}`);
    const tokens = defineBrand(brandSeeds[brand])[scheme];
    for (const [role, hex] of Object.entries(colours)) {
      if (!isRoleName(role)) throw new Error(`No role ${role}`);
      expect(farthest(tokens[`color-${role}`], hex), `${mode} ${role}`).toBeLessThanOrEqual(1);
    }
  }
});

/** Returns the greatest distance of two hex colours in one channel, 0–255. */
function farthest(a: string, b: string): number {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return Math.max(...[1, 3, 5].map((at) => Math.abs(channel(a, at) - channel(b, at))));
}
