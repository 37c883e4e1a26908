import type { Scheme } from './contrast.ts';
import { schemes } from './contrast.ts';
import type { Brand } from './define-brand.ts';
import { from, layers, themeRoot, when } from './names.ts';

/** One block of a brand's style sheet. */
export interface BrandRule {
  readonly selector: string;
  readonly media?: string;
  readonly colorScheme?: Scheme;
  /** Custom properties by full name. */
  readonly vars: Readonly<Record<string, string>>;
}

/** Wide screens with a mouse: the only place where a brand may be `compact`. */
const desk = `${from.desktop} and ${when.hover}`;

/**
 * Returns the blocks of a brand: its shape, then one block per scheme. So a dark island in a light page keeps its own
 * values in every build (the CSS target does not support `light-dark()`).
 */
export function brandRules(brand: Brand, isDefault = false): BrandRule[] {
  const own = `[data-brand="${brand.id}"]`;
  const page = isDefault ? `${themeRoot}, ` : '';
  const desktop = properties(brand.desktop);
  return [
    { selector: `${page}${own}`, vars: properties(brand.shape) },
    ...(Object.keys(desktop).length > 0
      ? [{ selector: `${page}${own}`, media: desk, vars: desktop }]
      : []),
    ...schemes.map((scheme) => ({
      selector: `${scheme === 'light' ? page : ''}${own}[data-scheme="${scheme}"]`,
      colorScheme: scheme,
      vars: properties(brand[scheme]),
    })),
  ];
}

/**
 * Returns the style sheet of a run-time brand. Every value is a number, a hex colour or a checked list of font
 * families, so no text of a brand file reaches the style sheet unchecked.
 */
export function brandCss(brand: Brand): string {
  const blocks = brandRules(brand).map(({ selector, media, colorScheme, vars }) => {
    const lines = Object.entries(vars).map(([name, value]) => `${name}:${value}`);
    if (colorScheme !== undefined) lines.unshift(`color-scheme:${colorScheme}`);
    const block = `${selector}{${lines.join(';')}}`;
    return media === undefined ? block : `@media ${media}{${block}}`;
  });
  return `@layer ${Object.values(layers).join(',')};@layer ${layers.tokens}{${blocks.join('')}}`;
}

function properties(tokens: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[`--pl-${name}`, value]],
    ),
  );
}
