import { type BrandId, brandIds } from '@parlour/ui/theme/brands';

/**
 * Every way a story can be looked at, and the only place that lists them: the
 * toolbar, the test-runner, the screenshots and Chromatic all read this file.
 */

/** Brands that ship with the product, the default first. */
export const brands = brandIds;
/** Colour schemes; both are designed, dark is not light inverted. */
export const schemes = ['light', 'dark'] as const;
/** Languages: Bengali first. */
export const languages = ['bn', 'en'] as const;
/** Text directions; RTL guards the layout, no right-to-left language ships. */
export const directions = ['ltr', 'rtl'] as const;
/** Widths of the layout grid in CSS px. Key: the value of the viewport toolbar. */
export const widths = { w320: 320, w360: 360, w768: 768, w1280: 1280, w1440: 1440 } as const;

export type Brand = BrandId;
export type Scheme = (typeof schemes)[number];
export type Language = (typeof languages)[number];
export type Direction = (typeof directions)[number];
export type Width = keyof typeof widths;

/** One way to look at a story; the keys are the names of the toolbars. */
export interface Mode {
  brand: Brand;
  scheme: Scheme;
  language: Language;
  direction: Direction;
}

/** What a story shows when nobody chose anything. */
export const defaultMode: Mode = {
  brand: 'padma',
  scheme: 'light',
  language: 'bn',
  direction: 'ltr',
};

/** Width of a story that does not choose one, and the height of every window. */
export const defaultWidth: Width = 'w1280';
export const windowHeight = 800;

/** The instant every story believes it is, 2026-11-20 20:41:05 in Dhaka; the same as that of `@parlour/features/testing`. */
export const storyTime = Date.UTC(2026, 10, 20, 14, 41, 5);

/** The named modes every story is tested and photographed in. */
export const testedModes = {
  'light-bn': defaultMode,
  'dark-en': { ...defaultMode, scheme: 'dark', language: 'en' },
} as const satisfies Record<string, Mode>;

export type TestedMode = keyof typeof testedModes;

/** Narrows a name from the command line or the environment. */
export function isTestedMode(name: string): name is TestedMode {
  return Object.hasOwn(testedModes, name);
}

/** Reads the toolbar; anything unknown falls back to the default. */
export function modeOf(globals: Readonly<Record<string, unknown>>): Mode {
  return {
    brand: oneOf(brands, globals.brand) ?? defaultMode.brand,
    scheme: oneOf(schemes, globals.scheme) ?? defaultMode.scheme,
    language: oneOf(languages, globals.language) ?? defaultMode.language,
    direction: oneOf(directions, globals.direction) ?? defaultMode.direction,
  };
}

function oneOf<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((item) => item === value);
}
