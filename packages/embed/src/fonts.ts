import latin400 from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url';
import latin700 from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2?url';
import bengali400 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2?url';
import bengali700 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff2?url';
import { faces } from '@parlour/ui/theme';

/** URLs of the font files that the build puts beside the script. */
const addresses: readonly string[] = [latin400, latin700, bengali400, bengali700];

/**
 * Returns the name of our font in a partner page. It differs, so that no text of the partner changes its font. The
 * build uses it too.
 */
export const ownFamily = (family: string): string => `Parlour ${family}`;

/** Renames the font families in a style sheet. */
export const inOwnFaces = (css: string): string =>
  css.replaceAll(/"(Noto Sans(?: Bengali)?)"/g, (_, family: string) => `"${ownFamily(family)}"`);

const known = new WeakSet<Document>();

/**
 * Adds the fonts to a page, once, because a style sheet in a shadow root cannot. Nothing is downloaded before a text
 * needs it.
 */
export function addFaces(page: Document): void {
  const View = page.defaultView;
  if (!View || known.has(page)) return;
  known.add(page);
  for (const { family, weight, local, file, unicodeRange } of faces) {
    const name = file.replace(/^.*\/|\.woff2$/g, '');
    const address = addresses.find((one) => one.includes(name));
    const bundled = address === undefined ? [] : [`url("${address}") format("woff2")`];
    const descriptors = { weight, unicodeRange, display: 'swap' } as const;
    page.fonts.add(
      new View.FontFace(ownFamily(family), [...local, ...bundled].join(', '), descriptors),
    );
  }
}
