import { pairs, textRatio } from '../theme/pairs.ts';
import { type RoleName, roleNames } from '../theme/roles.ts';

/**
 * Returns the pairs of text and background colours that are used but not declared (THM-01). `defineBrand` enforces
 * every declared pair in every brand; an undeclared pair may have too little contrast in another brand. Pictures and
 * gradients have no role; disabled and invisible elements are exempt (WCAG 1.4.3).
 */
export function undeclaredPairs(root: ParentNode): readonly string[] {
  const found = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (!hasWords(element) || element.closest(exempt) || !element.checkVisibility(seen)) continue;
    const ground = groundOf(element);
    if (!ground) continue;
    const palette = paletteOf(element);
    const colour = getComputedStyle(element).color;
    const words = rolesIn(palette, colour);
    const below = rolesIn(palette, ground);
    if (words.includes('text-disabled') || isDeclared(words, below)) continue;
    found.add(`${words.join('/') || colour} on ${below.join('/') || ground}`);
  }
  return [...found];
}

// A slide has a shade colour from its picture; axe measures its contrast.
const exempt =
  'figcaption, option, svg, :disabled, [aria-disabled="true"], [data-disabled], [data-part="slide"]';
const seen = { visibilityProperty: true, opacityProperty: true };

const hasWords = (element: HTMLElement): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );

/** Contrast is symmetric, so a declared pair also covers its reverse. */
const isDeclared = (words: readonly RoleName[], below: readonly RoleName[]): boolean =>
  pairs.some(
    ({ foreground, background, min }) =>
      min >= textRatio &&
      ((words.includes(foreground) && below.includes(background)) ||
        (words.includes(background) && below.includes(foreground))),
  );

/**
 * Returns the colour of the closest painted box. Faint layers (hover, pressed) do not count. Returns `undefined` on a
 * picture or a scrim, where the colour is unknown.
 */
function groundOf(element: HTMLElement): string | undefined {
  for (let box: HTMLElement | null = element; box; box = box.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(box);
    const opacity = opacityOf(backgroundColor);
    if (backgroundImage !== 'none' || (opacity > 0.5 && opacity < 1)) return undefined;
    if (opacity === 1) return backgroundColor;
  }
  return undefined;
}

/** Returns the opacity of a computed colour: `rgb(…)`, `rgba(…, 0.5)` or `color(srgb … / 0.5)`. */
const opacityOf = (colour: string): number =>
  colour.startsWith('rgb(') ? 1 : Number.parseFloat(colour.match(/[,/]\s*([\d.]+)\)$/)?.[1] ?? '1');

type Palette = readonly (readonly [RoleName, string])[];

/** Returns the colour of each role at the element, because islands have their own colours. */
function paletteOf(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  return roleNames.map((role) => [role, rgbOf(style.getPropertyValue(`--pl-color-${role}`))]);
}

const rolesIn = (palette: Palette, colour: string): readonly RoleName[] =>
  palette.flatMap(([role, value]) => (value === colour ? [role] : []));

/** Converts `#0a1b2c` or `#fff` to the notation of computed colours. */
function rgbOf(hex: string): string {
  const digits = hex.trim().slice(1);
  const pairs = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const values = pairs.match(/../g) ?? [];
  return `rgb(${values.map((value) => Number.parseInt(value, 16)).join(', ')})`;
}
