import postcss, { type Declaration, type Rule } from 'postcss';
import { ancestorsOf } from './css-tree.ts';
import { neverStill } from './motion.ts';

/** A rule that a stylesheet breaks, and where. */
export interface CssViolation {
  readonly kind:
    | 'unlayered'
    | 'physical'
    | 'rawColour'
    | 'rem'
    | 'animated'
    | 'neverStill'
    | 'shadowRing';
  readonly where: string;
}

/** At-rules that need no layer, because they style nothing themselves. */
const neutralAtRules = new Set([
  'font-face',
  'keyframes',
  'property',
  'layer',
  'charset',
  'import',
]);

const physical =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:top|right|bottom|left)(?:-(?:width|style|color))?|top|right|bottom|left|border-(?:top|bottom)-(?:left|right)-radius)$/;
const physicalKeyword = /^(?:text-align|float|clear)$/;
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;
const animatable = new Set([
  'transform',
  'opacity',
  'all',
  'none',
  'visibility',
  'display',
  'overlay',
]);

/**
 * Checks built CSS against our rules: every rule is in a cascade layer, no physical properties, no raw colours outside
 * the tokens layer, no `rem`, keyframes move only transform and opacity, nothing moves when less motion is wanted, and
 * a focus ring is visible in forced colours.
 */
export function checkCss(css: string): readonly CssViolation[] {
  const violations: CssViolation[] = [];
  const root = postcss.parse(css);
  for (const declaration of neverStill(root)) {
    violations.push({ kind: 'neverStill', where: placeOf(declaration) });
  }
  root.walkRules((rule) => {
    if (hasShadowRing(rule)) {
      violations.push({ kind: 'shadowRing', where: `${rule.selector} { box-shadow }` });
    }
  });
  root.walkDecls((declaration) => {
    const layer = layerOf(declaration);
    const report = (kind: CssViolation['kind']) =>
      violations.push({ kind, where: placeOf(declaration) });
    const inKeyframes = inside(declaration, 'keyframes');
    if (layer === null && !inNeutral(declaration)) report('unlayered');
    if (inKeyframes) {
      if (!animatable.has(declaration.prop)) report('animated');
      return;
    }
    if (inside(declaration, 'font-face')) return;
    if (physical.test(declaration.prop)) report('physical');
    if (physicalKeyword.test(declaration.prop) && /^(?:left|right)$/.test(declaration.value)) {
      report('physical');
    }
    if (rawColour.test(withoutTransparent(withoutUrls(declaration.value))) && layer !== 'pl.tokens')
      report('rawColour');
    if (/\d(?:\.\d+)?rem\b/.test(declaration.value)) report('rem');
  });
  return violations;
}

/** Whether the focus is shown by a shadow alone. Forced colours remove shadows, but keep outlines and borders. */
function hasShadowRing({ selector, nodes }: Rule): boolean {
  if (!/:focus(?:-visible)?(?![\w-])/.test(selector.replace(/:not\([^)]*\)/g, ''))) return false;
  const set = nodes.filter((node) => node.type === 'decl' && !/^(?:none|0)$/.test(node.value));
  const has = (prop: RegExp) => set.some((node) => node.type === 'decl' && prop.test(node.prop));
  return has(/^box-shadow$/) && !has(/^(?:outline|border)/);
}

/** Minifiers write `transparent` as `#0000`. */
const withoutTransparent = (value: string) => value.replace(/#0000(?:0000)?\b/g, '');
const withoutUrls = (value: string) => value.replace(/url\([^)]*\)/g, '');

function layerOf(declaration: Declaration): string | null {
  const layers = ancestorsOf(declaration).flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? [node.params] : [],
  );
  return layers.length > 0 ? layers.reverse().join('.') : null;
}

function inside(declaration: Declaration, atRule: string): boolean {
  return ancestorsOf(declaration).some(
    (node) => node.type === 'atrule' && node.name.endsWith(atRule),
  );
}

function inNeutral(declaration: Declaration): boolean {
  return [...neutralAtRules].some((name) => inside(declaration, name));
}

const placeOf = (declaration: Declaration) =>
  `${selectorOf(declaration)} { ${declaration.prop}: ${declaration.value.slice(0, 80)} }`;

function selectorOf(declaration: Declaration): string {
  const rule = ancestorsOf(declaration).find((node) => node.type === 'rule');
  return rule?.type === 'rule' ? rule.selector : '(no selector)';
}
