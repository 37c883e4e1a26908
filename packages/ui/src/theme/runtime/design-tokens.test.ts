import { expect, test } from 'vitest';
import { brandSeeds } from '../brands/brands.ts';
import { vars } from '../contract.css.ts';
import { defineBrand } from '../define-brand.ts';
import type { BrandSeed } from '../seeds.ts';
import { readBrand } from './read-brand.ts';
import { toDesignTokens } from './write-design-tokens.ts';

const good: BrandSeed = {
  ...brandSeeds.raat,
  accentFill: '#2b3a8c',
  currencySymbol: '৳',
  density: 'compact',
  numbers: { digits: 'bengali', grouping: 'lakh' },
};

test('[BRD-02] a brand exported as design tokens and imported again is the same', () => {
  for (const seeds of [good, ...Object.values(brandSeeds)]) {
    const { $schema: _, ...own } = seeds;
    const text = JSON.stringify(toDesignTokens(defineBrand(seeds)));
    expect(readBrand(text)).toEqual({ ok: true, seeds: own });
  }
});

test('[BRD-02] each kind of token has the value of the brand', () => {
  expect(toDesignTokens(defineBrand(brandSeeds.padma))).toMatchObject({
    color: {
      light: { 'accent-fill': { $value: { colorSpace: 'srgb', hex: '#005f4e' } } },
      dark: { 'surface-scrim': { $value: { alpha: 0.6784 } } },
    },
    shadow: {
      light: { 1: { $value: [{ offsetY: { value: 1, unit: 'px' }, inset: false }] } },
      dark: {
        2: {
          $value: [
            { inset: true, spread: { value: 1, unit: 'px' } },
            { color: { hex: '#000000', alpha: 0.4 }, spread: { value: -2, unit: 'px' } },
          ],
        },
      },
    },
    type: {
      body: {
        $value: {
          fontFamily: '{font.body}',
          fontSize: { value: 16, unit: 'px' },
          fontWeight: 400,
          lineHeight: 1.625,
        },
      },
    },
    space: { 10: { $value: { value: 40, unit: 'px' } } },
    radius: { lg: { $value: { value: 16, unit: 'px' } } },
    cover: { ratio: { $value: 0.75 } },
    motion: {
      enter: { $value: { value: 200, unit: 'ms' } },
      'ease-out': { $value: [0.2, 0.8, 0.2, 1] },
    },
    z: { toast: { $value: 70 } },
  });
  expect(toDesignTokens(defineBrand(brandSeeds.raat))).toMatchObject({
    font: { display: { $value: expect.arrayContaining(['serif']) } },
  });
});

test('[BRD-02] [THM-01] the export has every token of the theme, once for each scheme where they differ', () => {
  const paths = tokensIn(toDesignTokens(defineBrand(good))).map(({ path }) => path);
  const exported = new Set(
    paths.map((path) => path.replace(/^(color|shadow)\.(?:light|dark)\./, '$1.').replace('.', '-')),
  );
  const ofTheme = namesIn(vars);
  expect(ofTheme.length).toBeGreaterThan(80);
  expect(ofTheme.filter((name) => !exported.has(name))).toEqual([]);
  // Of the rest, each belongs to a width of the window.
  const known = new Set(ofTheme);
  expect([...exported].filter((name) => !known.has(name)).sort()).toEqual([
    'breakpoint-desktop',
    'breakpoint-narrow',
    'breakpoint-tablet',
    'breakpoint-wide',
    'control-desktop-lg',
    'control-desktop-md',
    'control-desktop-sm',
    'layout-gutter-tablet',
    'layout-gutter-wide',
  ]);
  const roles = (scheme: string) => paths.filter((path) => path.startsWith(`color.${scheme}.`));
  expect(roles('light').length).toBe(roles('dark').length);
});

test('[BRD-02] each token is valid in the format, and says when to use it', () => {
  for (const seeds of [good, ...Object.values(brandSeeds)]) {
    const tokens = tokensIn(toDesignTokens(defineBrand(seeds)));
    const wrong = tokens.filter(({ type, value }) => isRight[type]?.(value) !== true);
    expect(wrong).toEqual([]);
    const silent = tokens.filter(({ description }) => !/^[\w(].{4,}\.$/.test(description));
    expect(silent.map(({ path }) => path)).toEqual([]);
  }
});

test("[BRD-02] another tool's tokens give their main colours", () => {
  const { $extensions: _, ...foreign } = toDesignTokens(defineBrand(brandSeeds.shapla));
  const reading = readBrand(foreign);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  const derived = defineBrand(reading.seeds);
  expect(derived.light['color-accent-fill']).toBe(
    defineBrand(brandSeeds.shapla).light['color-accent-fill'],
  );
  expect(derived.shape['radius-xs']).toBe('6px');
});

test('[BRD-02] tokens with hostile seeds or without seeds are refused', () => {
  const hostile = readBrand({ $extensions: { 'org.parlour.brand': { name: '}' } } });
  expect(hostile.ok).toBe(false);
  expect(readBrand({ color: { light: { 'accent-fill': { $value: 'url(x)' } } } })).toMatchObject({
    ok: false,
    issues: expect.arrayContaining([expect.objectContaining({ fault: 'missing' })]),
  });
});

interface Token {
  readonly path: string;
  readonly type: string;
  readonly description: string;
  readonly value: unknown;
}

/** Returns every token of a document in the format. */
function tokensIn(group: object, path: readonly string[] = []): readonly Token[] {
  if ('$value' in group) {
    const { $type, $description } = Object(group);
    const own = { type: String($type), description: String($description) };
    return [{ path: path.join('.'), ...own, value: group.$value }];
  }
  return Object.entries(group).flatMap(([key, part]) =>
    key.startsWith('$') ? [] : tokensIn(Object(part), [...path, key]),
  );
}

/** Names of the tokens of the contract: `var(--pl-space-10)` → `space-10`. */
const namesIn = (tree: object): readonly string[] =>
  Object.values(tree).flatMap((part: unknown) =>
    typeof part === 'string' ? part.replace(/^var\(--pl-(.+)\)$/, '$1') : namesIn(Object(part)),
  );

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isChannel = (value: unknown) => isNumber(value) && value >= 0 && value <= 1;
const isLength = (value: unknown) => isNumber(Object(value).value) && Object(value).unit === 'px';

function isColour(value: unknown): boolean {
  const { colorSpace, components, alpha = 1, hex } = Object(value);
  return (
    colorSpace === 'srgb' &&
    Array.isArray(components) &&
    components.length === 3 &&
    [...components, alpha].every(isChannel) &&
    /^#[0-9a-f]{6}$/.test(String(hex))
  );
}

/** The form of a value, by its type in the format (DTCG 2025.10). */
const isRight: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColour,
  dimension: isLength,
  number: isNumber,
  duration: (value) => isNumber(Object(value).value) && Object(value).unit === 'ms',
  cubicBezier: (value) => Array.isArray(value) && value.length === 4 && value.every(isNumber),
  fontFamily: (value) => Array.isArray(value) && value.length > 0,
  shadow: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(({ color, offsetX, offsetY, blur, spread, inset }) => {
      const isMeasured = [offsetX, offsetY, blur, spread].every(isLength);
      return isColour(color) && isMeasured && typeof inset === 'boolean';
    }),
  typography: (value) => {
    const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = Object(value);
    const isMeasured = isLength(fontSize) && isLength(letterSpacing);
    const isFont = /^\{font\.\w+\}$/.test(fontFamily);
    return isMeasured && isFont && isNumber(fontWeight) && lineHeight > 1;
  },
};
