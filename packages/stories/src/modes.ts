import { type BrandId, brandIds, brands as shippedBrands } from '@parlour/ui/theme/brands';

/**
 * Every mode in which a story can be viewed. This is the only list: the toolbar, the test-runner, the screenshots and
 * Chromatic all read this file.
 */

/** Brands that ship with the product, the default first. */
export const brands = brandIds;
/** Colour schemes. Both are designed; dark is not light inverted. */
export const schemes = ['light', 'dark'] as const;
/** Languages: Bengali first. `long` is Bengali with every text about 40 % longer (I18-03). */
export const languages = ['bn', 'en', 'long'] as const;
/** Text directions. RTL tests the layout; no right-to-left language ships. */
export const directions = ['ltr', 'rtl'] as const;
/** Space between letters, words and lines. `wide` is the spacing that WCAG 1.4.12 requires a page to support. */
export const spacings = ['normal', 'wide'] as const;
/** `reduced` shows what a person with reduced motion sees. */
export const motions = ['system', 'reduced'] as const;
/** Faults of the backend. They affect widgets that run on the sandbox; the types of the preview compare both lists. */
export const faults = [
  'none',
  'slow',
  'offline',
  'serverError',
  'malformed',
  'sessionExpired',
  'maintenance',
  'regionBlocked',
] as const;
/** One brand; all brands in the chosen scheme; or all brands in both schemes. */
export const comparisons = ['one', 'brands', 'all'] as const;
/** Widths of the layout grid in CSS px. Key: the value of the viewport toolbar. */
export const widths = { w320: 320, w360: 360, w768: 768, w1280: 1280, w1440: 1440 } as const;

export type Brand = BrandId;
export type Scheme = (typeof schemes)[number];
export type Language = (typeof languages)[number];
export type Direction = (typeof directions)[number];
export type Spacing = (typeof spacings)[number];
export type Motion = (typeof motions)[number];
export type Comparison = (typeof comparisons)[number];
export type Fault = (typeof faults)[number];
export type Width = keyof typeof widths;

/** One mode of a story; the keys are the names of the toolbars. */
export interface Mode {
  brand: Brand;
  scheme: Scheme;
  language: Language;
  direction: Direction;
  spacing: Spacing;
  motion: Motion;
  fault: Fault;
  compare: Comparison;
}

/** A name for every choice of an axis. */
type Names<Choice extends string> = Readonly<Record<Choice, string>>;

/** The labels of the modes. Addresses contain the choices themselves. */
export const namesOfModes = {
  brand: Object.fromEntries(shippedBrands.map(({ id, names }) => [id, names.en])),
  compare: {
    one: 'One window',
    brands: 'All brands',
    all: 'All brands, light and dark',
  } satisfies Names<Comparison>,
  scheme: { light: 'Light', dark: 'Dark' } satisfies Names<Scheme>,
  language: {
    bn: 'Bengali',
    en: 'English',
    long: 'Long words',
  } satisfies Names<Language>,
  direction: { ltr: 'Left to right', rtl: 'Right to left' } satisfies Names<Direction>,
  spacing: { normal: 'Normal spacing', wide: 'Wide spacing' } satisfies Names<Spacing>,
  motion: { system: 'All motion', reduced: 'Less motion' } satisfies Names<Motion>,
  fault: {
    none: 'No fault',
    slow: 'Slow',
    offline: 'Offline',
    serverError: 'Server error',
    malformed: 'Broken answer',
    sessionExpired: 'Session expired',
    maintenance: 'Maintenance',
    regionBlocked: 'Blocked region',
  } satisfies Names<Fault>,
} as const;

/** A mode in words: `Padma, light, English`. */
export function captionOf({ brand, scheme, language }: Mode): string {
  const name = namesOfModes.brand[brand] ?? brand;
  return [name, namesOfModes.scheme[scheme].toLowerCase(), namesOfModes.language[language]].join(
    ', ',
  );
}

/** The mode of a story by default. */
export const defaultMode: Mode = {
  brand: 'padma',
  scheme: 'light',
  language: 'bn',
  direction: 'ltr',
  spacing: 'normal',
  motion: 'system',
  fault: 'none',
  compare: 'one',
};

/** Width of a story that does not choose one, and the height of every window. */
export const defaultWidth: Width = 'w1280';
export const windowHeight = 800;

/** The named modes in which every story is tested and pictured. */
export const testedModes = {
  'light-bn': defaultMode,
  'dark-en': { ...defaultMode, scheme: 'dark', language: 'en' },
} as const satisfies Record<string, Mode>;

export type TestedMode = keyof typeof testedModes;

/** The same modes in the form of Chromatic, with the same window. */
export const chromaticModes = Object.fromEntries(
  Object.entries(testedModes).map(([name, mode]) => [
    name,
    { ...mode, viewport: { width: widths[defaultWidth], height: windowHeight } },
  ]),
);

/** Narrows a name from the command line or the environment. */
export function isTestedMode(name: string): name is TestedMode {
  return Object.hasOwn(testedModes, name);
}

/** Reads the mode from the toolbar. An unknown value becomes the default. */
export function modeOf(globals: Readonly<Record<string, unknown>>): Mode {
  return {
    brand: oneOf(brands, globals.brand) ?? defaultMode.brand,
    scheme: oneOf(schemes, globals.scheme) ?? defaultMode.scheme,
    language: oneOf(languages, globals.language) ?? defaultMode.language,
    direction: oneOf(directions, globals.direction) ?? defaultMode.direction,
    spacing: oneOf(spacings, globals.spacing) ?? defaultMode.spacing,
    motion: oneOf(motions, globals.motion) ?? defaultMode.motion,
    fault: oneOf(faults, globals.fault) ?? defaultMode.fault,
    compare: oneOf(comparisons, globals.compare) ?? defaultMode.compare,
  };
}

function oneOf<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((item) => item === value);
}
