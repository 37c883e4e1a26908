import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandSeeds } from './brands/brands.ts';
import { vars } from './contract.css.ts';
import { contrastMisses } from './contrast.ts';
import { defineBrand } from './define-brand.ts';
import { pairs } from './pairs.ts';
import { type BrandSeed, coverStyles, densities, type SeedColour } from './seeds.ts';

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const named = fc.constantFrom(
  ...['white', 'black', '#808080', '#00ff00', '#ff00ff', '#00ffff', '#ffff00', '#ff0000'],
  ...['#0000ff', 'oklch(0.9 0.4 140)', 'hsl(300 100% 50%)', 'rebeccapurple', 'transparent'],
  ...['color(display-p3 0 1 0)', 'lab(50% 125 -125)', 'hwb(60 0% 0%)', 'oklch(none none none)'],
);
const anyColour: fc.Arbitrary<SeedColour> = fc.oneof(
  fc.record({
    hue: fc.double({ min: -720, max: 720, noNaN: true }),
    chroma: fc.double({ min: 0, max: 0.5, noNaN: true }),
  }),
  hex,
  named,
);
const shapeSeeds = {
  name: fc.constant('any'),
  radius: fc.integer({ min: 0, max: 12 }),
  shadow: fc.double({ min: 0, max: 0.2, noNaN: true }),
  density: fc.constantFrom(...densities),
  coverStyle: fc.constantFrom(...coverStyles),
};
const anySeed: fc.Arbitrary<BrandSeed> = fc.oneof(
  fc.record({ ...shapeSeeds, accent: anyColour, warm: anyColour, neutral: anyColour }),
  fc.record({
    ...shapeSeeds,
    accent: anyColour,
    warm: anyColour,
    neutral: anyColour,
    accentFill: fc.oneof(hex, named),
  }),
  // The same colour for all seeds.
  fc.tuple(fc.record(shapeSeeds), fc.oneof(hex, named)).map(([shape, colour]) => ({
    ...shape,
    accent: colour,
    warm: colour,
    neutral: colour,
    accentFill: colour,
  })),
);

/** A smaller number for every change, or the full number (`npm run test:all`). */
const brandCount = process.env.PARLOUR_SCALE === 'full' ? 10_000 : 1_000;

describe('defineBrand', () => {
  test(`[THM-01] [BRD-01] ${brandCount} brands of any seeds keep every declared pair, in light and in dark`, () => {
    const plain = /^#[0-9a-f]{6}([0-9a-f]{2})?$/;
    fc.assert(
      fc.property(anySeed, (seed) => {
        const brand = defineBrand(seed);
        expect(contrastMisses(brand)).toEqual([]);
        for (const scheme of [brand.light, brand.dark]) {
          for (const [token, value] of Object.entries(scheme)) {
            if (token.startsWith('color-')) expect(value).toMatch(plain);
          }
        }
      }),
      { numRuns: brandCount, seed: 20_261_120 },
    );
  });

  test('[BRD-01] contrast is measured: a broken pair is found', () => {
    const brand = defineBrand(brandSeeds.padma);
    const washedOut = { ...brand.light, 'color-text-primary': brand.light['color-surface-page'] };
    const misses = contrastMisses({ light: washedOut, dark: brand.dark });
    const declared = pairs.filter((pair) => pair.foreground === 'text-primary');
    expect(misses.filter((miss) => miss.foreground === 'text-primary')).toHaveLength(
      declared.length,
    );
  });

  test('[BRD-01] a malformed seed is refused with a reason', () => {
    const broken = (change: Partial<BrandSeed>) => () =>
      defineBrand({ ...brandSeeds.padma, ...change });
    expect(broken({ name: 'Two Words' })).toThrow(/Brand name/);
    expect(broken({ accent: 'not a colour' })).toThrow(/Not a CSS colour/);
    expect(broken({ accentFill: 'var(--x)' })).toThrow(/Not a CSS colour/);
    expect(broken({ warm: { hue: Number.NaN, chroma: 0.1 } })).toThrow(/finite/);
    expect(broken({ radius: -1 })).toThrow(/Radius/);
    expect(broken({ shadow: 2 })).toThrow(/Shadow/);
    expect(broken({ displayFont: 'x;}body{display:none' })).toThrow(/font families/);
    expect(broken({ displayFont: '"Open Sans' })).toThrow(/font families/);
    expect(broken({ names: { bn: '<b>', en: 'x' } })).toThrow(/shown/);
    expect(broken({ logo: 'url(x)' })).toThrow(/no mark/);
    expect(broken({ currencySymbol: '</b>' })).toThrow(/currency/);
    expect(broken({ density: 'airy' })).toThrow(/density/);
    expect(broken({ coverStyle: 'round' })).toThrow(/cover style/);
    expect(broken({ numbers: { digits: 'roman' } })).toThrow(/No digits "roman"/);
    expect(broken({ numbers: { grouping: 'myriad' } })).toThrow(/No grouping "myriad"/);
  });

  test('[BRD-01] hues wrap around at 360 degrees, and a grey seed stays grey', () => {
    const turned = { ...brandSeeds.padma, accent: { hue: 176 - 360, chroma: 0.088 } };
    expect(defineBrand(turned).light).toEqual(defineBrand(brandSeeds.padma).light);
    const grey = defineBrand({ ...brandSeeds.padma, accent: 'white' }).light['color-accent-fill'];
    expect(grey).toMatch(/^#(..)\1\1$/);
  });

  test('[BRD-01] density changes the height of controls; compact applies only with a mouse', () => {
    const of = (density: string) => defineBrand({ ...brandSeeds.padma, density });
    expect(of('regular').shape['control-md']).toBe('44px');
    expect(of('roomy').shape['control-md']).toBe('48px');
    expect(of('compact').shape['control-md']).toBe('44px');
    expect(of('compact').desktop['control-md']).toBe('40px');
    expect(of('roomy').desktop).toEqual({});
  });

  test('[BRD-01] there are at most 120 tokens', () => {
    const count = (group: object): number =>
      Object.values(group).reduce(
        (sum: number, part) => sum + (typeof part === 'object' ? count(part) : 1),
        0,
      );
    expect(count(vars)).toBeGreaterThan(90);
    expect(count(vars)).toBeLessThanOrEqual(120);
  });
});

describe('a pinned accent fill', () => {
  const pinned = (accentFill: string) =>
    defineBrand({ ...brandSeeds.padma, accent: accentFill, accentFill });

  test('[BRD-01] is used exactly when its pairs hold', () => {
    const brand = pinned('#c2185b');
    expect(brand.pin?.light).toEqual({ kept: true, misses: [] });
    expect(brand.light['color-accent-fill']).toBe('#c2185b');
    expect(brand.light['color-border-selected']).toBe('#c2185b');
    expect(brand.light['color-accent-hover']).not.toBe('#c2185b');
    expect(contrastMisses(brand)).toEqual([]);
  });

  test('[BRD-01] gets dark text when dark text has more contrast', () => {
    const brand = pinned('#0a8f4e');
    const ink = Number.parseInt(brand.light['color-text-on-accent'].slice(1, 3), 16);
    expect(brand.light['color-accent-fill']).toBe('#0a8f4e');
    expect(ink).toBeLessThan(128);
  });

  test('[BRD-01] is reported with its pairs when they do not hold, and the derived colour is used', () => {
    const brand = pinned('#ffe600');
    expect(brand.pin?.dark.kept).toBe(true);
    expect(brand.dark['color-accent-fill']).toBe('#ffe600');
    expect(brand.pin?.light.kept).toBe(false);
    expect(brand.pin?.light.misses).toContainEqual(
      expect.objectContaining({ foreground: 'accent-fill', background: 'surface-page', min: 3 }),
    );
    expect(brand.light).toEqual(defineBrand({ ...brandSeeds.padma, accent: '#ffe600' }).light);
  });
});
