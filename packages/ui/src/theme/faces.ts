/**
 * Sources on the system. If the system has a matching font, it is used under our font name and nothing is downloaded.
 * Otherwise the bundled subset is used, so that every reader can see the text. Order: our font's own family first,
 * then the fonts of Windows, Apple and Android. All of them have tabular digits.
 */
const local = (...names: string[]): string[] => names.map((name) => `local("${name}")`);

const bengali = 'U+0951-0952, U+0964-0965, U+0980-09FE, U+1CD0-1CF7, U+200C-200D, U+25CC, U+A8F1';
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02DC, U+0304-0329, U+2000-200B, U+200E-206F, U+20AC, U+2122, U+2191-2193, U+2212-2215, U+FEFF, U+FFFD';

const bengaliRegular = local(
  'Noto Sans Bengali',
  'Noto Sans Bengali Regular',
  'NotoSansBengali-Regular',
  'Noto Sans Bengali UI',
  'NotoSansBengaliUI-Regular',
  'Nirmala UI',
  'NirmalaUI',
  'Kohinoor Bangla',
  'KohinoorBangla-Regular',
  'Bangla Sangam MN',
  'BanglaSangamMN',
);
const bengaliBold = local(
  'Noto Sans Bengali Bold',
  'NotoSansBengali-Bold',
  'Noto Sans Bengali UI Bold',
  'NotoSansBengaliUI-Bold',
  'Nirmala UI Bold',
  'NirmalaUI-Bold',
  'Kohinoor Bangla Semibold',
  'KohinoorBangla-Semibold',
  'Bangla Sangam MN Bold',
  'BanglaSangamMN-Bold',
  // Android 12 and later: one variable font file under the regular name, for all weights.
  'Noto Sans Bengali UI',
  'NotoSansBengaliUI-Regular',
  'Noto Sans Bengali',
  'NotoSansBengali-Regular',
);
const latinRegular = local(
  'Noto Sans',
  'Noto Sans Regular',
  'NotoSans-Regular',
  'Roboto',
  'Roboto-Regular',
  'Segoe UI',
  'Helvetica Neue',
  'HelveticaNeue',
);
const latinBold = local(
  'Noto Sans Bold',
  'NotoSans-Bold',
  'Roboto Bold',
  'Roboto-Bold',
  'Segoe UI Bold',
  'SegoeUI-Bold',
  'Helvetica Neue Bold',
  'HelveticaNeue-Bold',
  'Roboto',
);

const bengaliFile = 'noto-sans-bengali/files/noto-sans-bengali-bengali';
const latinFile = 'noto-sans/files/noto-sans-latin';
const regular = '400 500';
const bold = '600 700';

/** One font: its sources on the system, else our file. */
export interface Face {
  /** Name of the font in the token's font list. */
  readonly family: string;
  /** Range of weights, in CSS notation. */
  readonly weight: string;
  /** Sources on the system, in CSS notation. */
  readonly local: readonly string[];
  /** Path in `@fontsource`. */
  readonly file: string;
  /** Characters of the font, in CSS notation. */
  readonly unicodeRange: string;
}

/** All fonts of the type system: two scripts in two weights. */
export const faces: readonly Face[] = [
  {
    family: 'Noto Sans Bengali',
    weight: regular,
    local: bengaliRegular,
    file: `${bengaliFile}-400-normal.woff2`,
    unicodeRange: bengali,
  },
  {
    family: 'Noto Sans Bengali',
    weight: bold,
    local: bengaliBold,
    file: `${bengaliFile}-700-normal.woff2`,
    unicodeRange: bengali,
  },
  {
    family: 'Noto Sans',
    weight: regular,
    local: latinRegular,
    file: `${latinFile}-400-normal.woff2`,
    unicodeRange: latin,
  },
  {
    family: 'Noto Sans',
    weight: bold,
    local: latinBold,
    file: `${latinFile}-700-normal.woff2`,
    unicodeRange: latin,
  },
];
