import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandIds, brandSeeds } from './brands/index.ts';
import { type BrandSeed, contrastMisses, defineBrand, type SeedColour } from './defineBrand.ts';
import measured from './measured.json' with { type: 'json' };
import { pairs } from './pairs.ts';
import { isRoleName } from './roles.ts';

const anyColour: fc.Arbitrary<SeedColour> = fc.oneof(
  fc.record({
    hue: fc.double({ min: -720, max: 720, noNaN: true }),
    chroma: fc.double({ min: 0, max: 0.5, noNaN: true }),
  }),
  fc
    .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
    .map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`),
  fc.constantFrom(
    ...['white', 'black', '#808080', '#00ff00', '#ff00ff', '#00ffff', '#ffff00', '#ff0000'],
    ...['#0000ff', 'oklch(0.9 0.4 140)', 'hsl(300 100% 50%)', 'rebeccapurple'],
  ),
);
const anySeed: fc.Arbitrary<BrandSeed> = fc.record({
  name: fc.constant('any'),
  accent: anyColour,
  warm: anyColour,
  neutral: anyColour,
  radius: fc.integer({ min: 0, max: 12 }),
  shadow: fc.double({ min: 0, max: 0.2, noNaN: true }),
});

describe('defineBrand', () => {
  test('[THM-01] [BRD-01] any seed keeps every declared pair, in light and in dark', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(contrastMisses(defineBrand(seed))).toEqual([]);
      }),
      { numRuns: 2_000, seed: 20_261_120 },
    );
  }, 120_000);

  test('[THM-01] the shipped brands keep every declared pair', () => {
    for (const id of brandIds) expect(contrastMisses(defineBrand(brandSeeds[id]))).toEqual([]);
  });

  test('[THM-01] the shipped brands have the colours that were designed', () => {
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

  test('[BRD-01] a brand file is at most 40 lines of seeds', async () => {
    const { readFile } = await import('node:fs/promises');
    for (const id of brandIds) {
      const text = await readFile(new URL(`./brands/${id}.ts`, import.meta.url), 'utf8');
      expect(text.split('\n').length).toBeLessThanOrEqual(40);
    }
  });

  test('[BRD-01] a broken pair is measured, not assumed', () => {
    const brand = defineBrand(brandSeeds.padma);
    const washedOut = { ...brand.light, 'color-text-primary': brand.light['color-surface-page'] };
    const misses = contrastMisses({ light: washedOut, dark: brand.dark });
    const declared = pairs.filter((pair) => pair.foreground === 'text-primary');
    expect(misses.filter((miss) => miss.foreground === 'text-primary')).toHaveLength(
      declared.length,
    );
  });

  test('[BRD-01] a malformed seed is refused with its reason', () => {
    const broken = (change: Partial<BrandSeed>) => () =>
      defineBrand({ ...brandSeeds.padma, ...change });
    expect(broken({ name: 'Two Words' })).toThrow(/Brand name/);
    expect(broken({ accent: 'not a colour' })).toThrow(/Not a CSS colour/);
    expect(broken({ warm: { hue: Number.NaN, chroma: 0.1 } })).toThrow(/finite/);
    expect(broken({ radius: -1 })).toThrow(/Radius/);
    expect(broken({ shadow: 2 })).toThrow(/Shadow/);
    expect(broken({ displayFont: 'x;}body{display:none' })).toThrow(/font families/);
  });

  test('[BRD-01] hues turn full circle and a grey seed stays grey', () => {
    const turned = { ...brandSeeds.padma, accent: { hue: 176 - 360, chroma: 0.088 } };
    expect(defineBrand(turned).light).toEqual(defineBrand(brandSeeds.padma).light);
    const grey = defineBrand({ ...brandSeeds.padma, accent: 'white' }).light['color-accent-fill'];
    expect(grey).toMatch(/^#(..)\1\1$/);
  });
});

/** Greatest distance of two hex colours in one channel, 0–255. */
function farthest(a: string, b: string): number {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return Math.max(...[1, 3, 5].map((at) => Math.abs(channel(a, at) - channel(b, at))));
}
