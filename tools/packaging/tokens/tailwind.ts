import { from } from '@parlour/ui/theme/style';

/** Our groups of tokens and the namespaces of Tailwind 4: `--pl-radius-sm` becomes `--radius-pl-sm`, so `rounded-pl-sm`. */
const namespaces: readonly (readonly [group: string, namespace: string])[] = [
  ['color-', 'color-pl-'],
  ['radius-', 'radius-pl-'],
  ['space-', 'spacing-pl-'],
  ['control-', 'spacing-pl-control-'],
  ['layout-gutter', 'spacing-pl-gutter'],
  ['layout-max', 'container-pl-max'],
  ['shadow-', 'shadow-pl-'],
  ['font-', 'font-pl-'],
  ['motion-ease-', 'ease-pl-'],
  ['motion-', 'transition-duration-pl-'],
  ['z-', 'z-index-pl-'],
  ['cover-ratio', 'aspect-pl-cover'],
];

/** The outline of the focus belongs to the components. */
const leftOut = 'focus-';

/** `400 13px/20px var(--pl-font-body)`. */
const shorthand = /^(?<weight>\d+) (?<size>\S+)\/(?<height>\S+) /;

/** The lines of a text style, which Tailwind has in three variables. */
function textLines(name: string, value: string): readonly string[] {
  const { weight, size, height } = shorthand.exec(value)?.groups ?? {};
  if (weight === undefined) throw new Error(`--pl-${name} is no text style: ${value}`);
  const text = `--text-pl-${name.slice('type-'.length)}`;
  return [
    `${text}: ${size};`,
    `${text}--line-height: ${height};`,
    `${text}--font-weight: ${weight};`,
  ];
}

function linesOf(name: string, value: string): readonly string[] {
  if (name.startsWith('type-')) return textLines(name, value);
  if (name.startsWith(leftOut)) return [];
  const known = namespaces.find(([group]) => name.startsWith(group));
  if (!known) throw new Error(`tailwind.css has no namespace for --pl-${name}.`);
  const [group, namespace] = known;
  return [`--${namespace}${name.slice(group.length)}: var(--pl-${name});`];
}

/** Names and values of all tokens in built style sheets; of several values the first. */
export function tokensOf(sheet: string): ReadonlyMap<string, string> {
  const found = [...sheet.matchAll(/--pl-([\w-]+):\s*([^;}]+)/g)];
  return new Map(found.toReversed().map(([, name = '', value = '']) => [name, value.trim()]));
}

/**
 * Returns `tailwind.css`: the order of the layers, and every token as a theme variable of Tailwind 4. Utilities refer to
 * the token and not to its value, so they follow brand and scheme at their place in the page.
 */
export function tailwindSheet(sheet: string): string {
  const lines = [...tokensOf(sheet)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) => linesOf(name, value));
  const widths = Object.entries(from).map(
    ([name, query]) => `--breakpoint-pl-${name}: ${/\d+px/.exec(query)?.[0]};`,
  );
  return [
    '/* Generated from the theme of @parlour/ui. For Tailwind 4; imported before it. */',
    '@layer theme, base, pl, components, utilities;',
    '@theme inline {',
    ...[...lines, ...widths].map((line) => `  ${line}`),
    '}',
    '@custom-variant pl-dark (&:where([data-scheme="dark"], [data-scheme="dark"] *));',
    '',
  ].join('\n');
}
