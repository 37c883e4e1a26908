import { pairs } from '../theme/pairs.ts';
import { type RoleName, roleNames } from '../theme/roles.ts';

/**
 * Words that stand on a colour no pair promises them (THM-01). `defineBrand` holds every declared
 * pair in every brand; one that is only used holds by luck in the brands that ship. Pictures and
 * gradients promise nothing by role, what is disabled is exempt (WCAG 1.4.3), and so is what a
 * person does not see.
 */
export function undeclaredPairs(root: ParentNode): readonly string[] {
  const found = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (!hasWords(element) || element.closest(exempt) || !element.checkVisibility(seen)) continue;
    const ground = groundOf(element);
    if (!ground) continue;
    const palette = paletteOf(element);
    const words = rolesIn(palette, getComputedStyle(element).color);
    const below = rolesIn(palette, ground);
    if (words.includes('text-disabled') || isDeclared(words, below)) continue;
    found.add(`${named(words, element)} on ${named(below, element)}`);
  }
  return [...found];
}

const exempt = 'figcaption, option, svg, :disabled, [aria-disabled="true"], [data-disabled]';
const seen = { visibilityProperty: true, opacityProperty: true };

const hasWords = (element: HTMLElement): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );

const isDeclared = (words: readonly RoleName[], below: readonly RoleName[]): boolean =>
  pairs.some(
    ({ foreground, background }) => words.includes(foreground) && below.includes(background),
  );

/** Colour of the closest box that is painted; layers one sees through (hover, pressed) do not count. */
function groundOf(element: HTMLElement): string | undefined {
  for (let box: HTMLElement | null = element; box; box = box.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(box);
    if (backgroundImage !== 'none') return undefined;
    if (/^rgb\(/.test(backgroundColor)) return backgroundColor;
  }
  return undefined;
}

type Palette = readonly (readonly [RoleName, string])[];

/** What each role is where the element stands: islands have colours of their own. */
function paletteOf(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  return roleNames.map((role) => [role, rgbOf(style.getPropertyValue(`--pl-color-${role}`))]);
}

const rolesIn = (palette: Palette, colour: string): readonly RoleName[] =>
  palette.flatMap(([role, value]) => (value === colour ? [role] : []));

/** `#0a1b2c` as a computed colour is written. */
function rgbOf(hex: string): string {
  const digits = hex.trim().slice(1).match(/../g) ?? [];
  return `rgb(${digits.map((pair) => Number.parseInt(pair, 16)).join(', ')})`;
}

const named = (roles: readonly RoleName[], element: HTMLElement): string =>
  roles.join('/') || `a colour of no role (${element.localName}.${element.className})`;
