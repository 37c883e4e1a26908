/** A token with the names of its groups. */
interface FoundToken {
  readonly path: string;
  readonly names: readonly string[];
  readonly token: Readonly<Record<string, unknown>>;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All tokens of a design-tokens document, in its order. */
export function tokensIn(group: unknown, names: readonly string[] = []): readonly FoundToken[] {
  if (!isGroup(group)) return [];
  if ('$value' in group) return [{ path: names.join('.'), names, token: group }];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, value]) => tokensIn(value, [...names, name]));
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const isIn = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && value >= low && value <= high;

const isSize =
  (...units: readonly unknown[]) =>
  (value: unknown): boolean =>
    isGroup(value) && isNumber(value.value) && units.includes(value.unit);

const isColour = (value: unknown): boolean =>
  isGroup(value) &&
  value.colorSpace === 'srgb' &&
  Array.isArray(value.components) &&
  value.components.length === 3 &&
  value.components.every(isIn(0, 1)) &&
  (value.alpha === undefined || isIn(0, 1)(value.alpha)) &&
  (value.hex === undefined || /^#[\da-f]{6}$/.test(String(value.hex)));

const isFamily = (value: unknown): boolean =>
  [value].flat().length > 0 && [value].flat().every((name) => typeof name === 'string' && name);

const isShadow = (value: unknown): boolean =>
  isGroup(value) &&
  isColour(value.color) &&
  [value.offsetX, value.offsetY, value.blur, value.spread].every(isSize('px', 'rem'));

const isTypography = (value: unknown): boolean =>
  isGroup(value) &&
  isSize('px', 'rem')(value.fontSize) &&
  isSize('px', 'rem')(value.letterSpacing) &&
  isIn(1, 1000)(value.fontWeight) &&
  isNumber(value.lineHeight) &&
  isFamily(value.fontFamily);

/** The form of the value of each type that we export (Design Tokens Format Module 2025.10). */
const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColour,
  dimension: isSize('px', 'rem'),
  duration: isSize('ms', 's'),
  number: isNumber,
  fontFamily: isFamily,
  cubicBezier: (value) => Array.isArray(value) && value.length === 4 && value.every(isNumber),
  shadow: (value) => [value].flat().every(isShadow),
  typography: isTypography,
};

/**
 * Returns the paths of tokens that break the format: without a known type, with a value of another form, with a name
 * that is not allowed, or with a reference that leads to no token.
 */
export function tokenFaults(document: unknown): readonly string[] {
  const tokens = tokensIn(document);
  const paths = new Set(tokens.map(({ path }) => path));
  return tokens
    .filter(({ names, token }) => {
      const form = forms[String(token.$type)];
      const isNamed = names.every((name) => /^[^${}.][^{}.]*$/.test(name));
      const led = [...JSON.stringify(token.$value).matchAll(/\{([\w.-]+)\}/g)];
      const areLed = led.every(([, path]) => paths.has(path ?? ''));
      return !(form?.(token.$value) && isNamed && areLed);
    })
    .map(({ path }) => path);
}
