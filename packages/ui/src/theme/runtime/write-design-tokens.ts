import { schemes } from '../contrast.ts';
import type { Brand } from '../define-brand.ts';
import { breakpoints, tokenPart } from '../names.ts';
import { purposeOf } from '../purposes.ts';
import { roleNames } from '../roles.ts';
import {
  durations,
  easings,
  focusRing,
  fonts,
  layout,
  space,
  typeStyles,
  zLayers,
} from '../values.ts';
import { type DesignTokens, extension } from './design-tokens.ts';
import {
  colour,
  curve,
  dimension,
  duration,
  families,
  ratio,
  shadow,
  typography,
} from './token-values.ts';

interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description: string;
}

type Group = Readonly<Record<string, Token>>;

/**
 * Returns a brand in the W3C design-tokens format (DTCG, 2025.10), for Figma, Style Dictionary or Terrazzo: every token
 * of the theme, each with its type and when to use it. Colours and shadows are in a group per scheme. The name of a
 * token is its custom property without `--pl-`: `--pl-space-10` is `space.10`. Logo and currency symbol are only in the
 * seeds. The seeds are stored in `$extensions`, so that importing the file gives the same brand.
 */
export function toDesignTokens(brand: Brand): DesignTokens {
  const { $schema: _, ...seeds } = brand.seeds;
  const { displayFont } = seeds;
  return {
    $description: brand.id,
    $extensions: { [extension]: seeds },
    color: perScheme((scheme) => groupOf('color', 'color', rolesOf(brand[scheme]), colour)),
    shadow: perScheme((scheme) =>
      groupOf('shadow', 'shadow', steps(brand[scheme], 'shadow-'), shadow),
    ),
    font: {
      ...groupOf('font', 'fontFamily', fonts, (list) => list),
      ...(displayFont === undefined
        ? {}
        : groupOf('font', 'fontFamily', { display: displayFont }, families)),
    },
    type: groupOf('type', 'typography', typeStyles, typography),
    space: groupOf('space', 'dimension', space, dimension),
    radius: groupOf('radius', 'dimension', steps(brand.shape, 'radius-'), dimension),
    control: groupOf('control', 'dimension', steps(brand.shape, 'control-'), dimension),
    ...(Object.keys(brand.desktop).length === 0
      ? {}
      : {
          'control-desktop': groupOf(
            'control-desktop',
            'dimension',
            steps(brand.desktop, 'control-'),
            dimension,
          ),
        }),
    cover: groupOf('cover', 'number', { ratio: brand.shape['cover-ratio'] }, ratio),
    layout: groupOf('layout', 'dimension', layoutSizes, dimension),
    breakpoint: groupOf('breakpoint', 'dimension', breakpoints, dimension),
    motion: {
      ...groupOf('motion', 'duration', durations, duration),
      ...groupOf('motion', 'cubicBezier', easings, curve),
    },
    z: groupOf('z', 'number', zLayers, (layer) => layer),
    focus: groupOf('focus', 'dimension', focusRing, dimension),
  };
}

const layoutSizes = {
  max: layout.max,
  gutter: layout.gutter.phone,
  gutterTablet: layout.gutter.tablet,
  gutterWide: layout.gutter.wide,
};

const perScheme = (group: (scheme: (typeof schemes)[number]) => Group) =>
  Object.fromEntries(schemes.map((scheme) => [scheme, group(scheme)]));

/** The tokens of a group, named as in the style sheet. */
function groupOf<Value>(
  group: string,
  type: string,
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => unknown,
): Group {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const name = tokenPart(key);
      const $description = purposeOf(`${group}.${name}`);
      return [name, { $type: type, $value: write(value), $description }];
    }),
  );
}

const rolesOf = (tokens: Brand['light']): Readonly<Record<string, string>> =>
  Object.fromEntries(roleNames.map((role) => [role, tokens[`color-${role}`]]));

/** The values whose name begins so, by the rest of their name. */
const steps = (
  values: Readonly<Record<string, string | undefined>>,
  prefix: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(prefix) && value !== undefined ? [[name.slice(prefix.length), value]] : [],
    ),
  );
