import { type Brand, type Scheme, schemes } from '@parlour/ui/theme';
import { type DesignTokens, toDesignTokens } from '@parlour/ui/theme/runtime';

/** Types that Figma has as variables. Shadows and styles of text are styles there, and are in the file of all tokens. */
const variableTypes: readonly unknown[] = ['color', 'dimension', 'number'];

/** Names of the modes in Figma. */
const modeNames: Readonly<Record<Scheme, string>> = { light: 'Light', dark: 'Dark' };

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The tokens of a group that Figma can have as variables; undefined for a group without any. */
function variablesIn(group: unknown): Readonly<Record<string, unknown>> | undefined {
  const found = Object.entries(isGroup(group) ? group : {}).filter(
    ([, token]) => isGroup(token) && variableTypes.includes(token.$type),
  );
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/**
 * Returns a brand for the import of variables in Figma: design tokens of the W3C, with the values of one mode. Figma
 * reads one file for each mode, and the name of the mode from the file. Both files have the same names of tokens.
 *
 * Plugins and other tools that read all modes from one file find them in the extension `mode` of each colour.
 */
export function toFigmaTokens(brand: Brand, scheme: Scheme): DesignTokens {
  const { $description, $extensions, color, ...groups } = toDesignTokens(brand);
  const colours = isGroup(color) ? color : {};
  const valueIn = (name: string, of: Scheme): unknown => {
    const roles = colours[of];
    const token = isGroup(roles) ? roles[name] : undefined;
    return isGroup(token) ? token.$value : undefined;
  };
  const shown = Object.entries(variablesIn(colours[scheme]) ?? {}).map(([name, token]) => {
    const mode = Object.fromEntries(schemes.map((of) => [of, valueIn(name, of)]));
    return [name, { ...(isGroup(token) ? token : {}), $extensions: { mode } }];
  });
  const others = Object.entries(groups).flatMap(([name, group]) => {
    const variables = variablesIn(group);
    return variables ? [[name, variables]] : [];
  });
  return {
    $description,
    $extensions: {
      ...(isGroup($extensions) ? $extensions : {}),
      'com.figma.modeName': modeNames[scheme],
    },
    color: Object.fromEntries(shown),
    ...Object.fromEntries(others),
  };
}
