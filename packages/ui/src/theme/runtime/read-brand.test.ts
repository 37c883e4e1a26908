import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandCss } from '../brand-css.ts';
import { brandSeeds } from '../brands/brands.ts';
import { defineBrand } from '../define-brand.ts';
import { hostileThings, hostileValues } from './hostile.ts';
import { type BrandFault, readBrand } from './read-brand.ts';

const good = {
  ...brandSeeds.raat,
  accentFill: '#2b3a8c',
  currencySymbol: '৳',
  density: 'roomy',
  numbers: { digits: 'bengali', grouping: 'lakh' },
};
const texts = [
  ...['name', 'names.bn', 'names.en', 'accent', 'warm', 'neutral', 'accentFill', 'density'],
  ...['displayFont', 'logo', 'currencySymbol', 'coverStyle', 'numbers.digits', 'numbers.grouping'],
];

/** The valid brand with one value replaced. */
function withValue(path: string, value: unknown): Record<string, unknown> {
  const [key = '', inner] = path.split('.');
  const outer = key === 'numbers' ? good.numbers : good.names;
  return { ...good, [key]: inner === undefined ? value : { ...outer, [inner]: value } };
}
const faultOf = (input: unknown): BrandFault | null => {
  const reading = readBrand(input);
  return reading.ok ? null : (reading.issues[0]?.fault ?? null);
};

describe('accepted values', () => {
  test('[BRD-02] a complete brand, as text or parsed', () => {
    expect(readBrand(good)).toEqual({ ok: true, seeds: good });
    expect(readBrand(JSON.stringify(good))).toEqual({ ok: true, seeds: good });
  });

  test.each([
    ...[
      'rebeccapurple',
      '#abc',
      '#AABBCCDD',
      'rgb(1 2 3)',
      'rgba(1, 2, 3, .5)',
      'hsl(120deg 50% 50%)',
    ],
    ...['oklch(62% 0.17 30)', 'lab(50% 20 -30)', 'lch(50% 30 200)', 'hwb(90 10% 10%)'],
    ...['color(display-p3 1 0.2 0.1)'],
  ])('[BRD-02] the colour %s', (colour) => {
    expect(readBrand({ ...good, accent: colour, accentFill: colour }).ok).toBe(true);
  });

  test.each([
    ['names', { bn: 'সোনার তরী', en: 'Sonar Tori & Co. ’26' }],
    ['names', { bn: 'র‍্যাব', en: 'Rab' }],
    ['names', { en: 'Sonar Tori' }],
    ['names', { bn: 'সোনার তরী', en: 'Sonar Tori', ur: 'سونار توری' }],
    ['displayFont', '"Hind Siliguri", Georgia, serif'],
    ['logo', 'M18 6c4 4.6 4 10.4 0 15-4-4.6-4-10.4 0-15Z'],
    ['currencySymbol', 'টাকা'],
    ['currencySymbol', 'Rs.'],
    ['coverStyle', 'square'],
    ['numbers', { digits: 'bengali' }],
    ['numbers', { grouping: 'lakh' }],
    ['numbers', { digits: 'latin', grouping: 'thousands' }],
    ['numbers', {}],
  ])('[BRD-02] %s: %j', (key, value) => {
    expect(readBrand({ ...good, [key]: value }).ok).toBe(true);
  });
});

describe('refused values', () => {
  test('[BRD-02] more than 200 hostile values in every place that accepts a text', () => {
    expect(new Set(hostileValues).size).toBeGreaterThanOrEqual(200);
    const passed = texts.flatMap((path) =>
      hostileValues.filter((value) => readBrand(withValue(path, value)).ok).map((v) => [path, v]),
    );
    expect(passed).toEqual([]);
  });

  test('[BRD-02] values of the wrong type in every place', () => {
    for (const path of [...texts, 'radius', 'shadow']) {
      for (const value of hostileThings) {
        expect(readBrand(withValue(path, value)).ok, `${path}: ${JSON.stringify(value)}`).toBe(
          false,
        );
      }
    }
  });

  test.each<[string, unknown, BrandFault]>([
    ['no JSON', '{"name":', 'notJson'],
    ['too much text', ' '.repeat(64_001), 'tooLong'],
    ['a list', '[]', 'notABrand'],
    ['a number', 7, 'notABrand'],
    ['nothing', undefined, 'notABrand'],
    ['a missing seed', { ...good, accent: undefined }, 'missing'],
    ['a seed nobody knows', { ...good, css: 'x' }, 'unknown'],
    ['a prototype', JSON.stringify(good).replace('{', '{"__proto__":{"x":1},'), 'unknown'],
    ['a radius too large', { ...good, radius: 13 }, 'range'],
    ['a radius in words', { ...good, radius: '4px' }, 'range'],
    ['a density nobody knows', { ...good, density: 'airy' }, 'choice'],
    ['digits nobody knows', { ...good, numbers: { digits: 'roman' } }, 'choice'],
    ['a grouping nobody knows', { ...good, numbers: { grouping: 'myriad' } }, 'choice'],
    ['a word instead of how to write figures', { ...good, numbers: 'bengali' }, 'text'],
    ['more about figures than there is', { ...good, numbers: { locale: 'bn-BD' } }, 'unknown'],
    ['a word that is no colour', { ...good, warm: 'marigold' }, 'colour'],
    ['a name in Bengali only', { ...good, names: { bn: 'সোনার তরী' } }, 'missing'],
    ['mark-up in a name', { ...good, names: { en: 'Sonar Tori', ur: '<b>' } }, 'text'],
    ['a name with spaces', { ...good, name: 'My Brand' }, 'text'],
  ])('[BRD-02] %s, with its reason', (_what, input, fault) => {
    expect(faultOf(input)).toBe(fault);
  });

  test('[BRD-02] and all reasons are returned at once, each with its place', () => {
    const reading = readBrand({ ...good, radius: 99, accent: { hue: 1, chroma: 9 }, css: 'x' });
    expect(reading.ok ? [] : reading.issues.map(({ path }) => path).sort()).toEqual([
      'accent.chroma',
      'css',
      'radius',
    ]);
  });

  test('[BRD-02] for any value: it is refused, or the style sheet has the same structure', () => {
    const skeleton = (css: string) =>
      css.replaceAll(/:[^;{}]*(?=[;}])/g, '').replaceAll(/raat/g, '');
    const usual = skeleton(brandCss(defineBrand(good)));
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.anything(),
      fc.stringMatching(/^[A-Za-z"', -]{1,30}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...texts.slice(1)), anything, (path, value) => {
        const reading = readBrand(withValue(path, value));
        if (!reading.ok) return;
        const css = brandCss(defineBrand({ density: 'roomy', ...reading.seeds }));
        expect(css).not.toMatch(/url|expression|import|<|\\|\/\*/i);
        if (reading.seeds.density !== 'compact') expect(skeleton(css)).toBe(usual);
      }),
      { numRuns: 2000, seed: 20_261_120 },
    );
  });
});
