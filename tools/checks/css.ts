import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';

/** A rule of the house that a stylesheet breaks, with the text that breaks it. */
export interface CssViolation {
  readonly kind: 'unlayered' | 'physical' | 'rawColour' | 'rem' | 'animated';
  readonly where: string;
}

/** At-rules that need no layer: they style nothing by themselves. */
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
 * Checks built CSS against the house rules: every rule in a cascade layer, no
 * physical property, no raw colour outside the tokens layer, no `rem`, and
 * keyframes that move only transform and opacity.
 */
export function checkCss(css: string): readonly CssViolation[] {
  const violations: CssViolation[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const layer = layerOf(declaration);
    const where = `${selectorOf(declaration)} { ${declaration.prop}: ${declaration.value.slice(0, 80)} }`;
    const report = (kind: CssViolation['kind']) => violations.push({ kind, where });
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

/** Minifiers write `transparent` as `#0000`. */
const withoutTransparent = (value: string) => value.replace(/#0000(?:0000)?\b/g, '');
const withoutUrls = (value: string) => value.replace(/url\([^)]*\)/g, '');

function ancestors(declaration: Declaration): readonly (Rule | AtRule)[] {
  const found: (Rule | AtRule)[] = [];
  let node = declaration.parent;
  while (node && node.type !== 'root') {
    if (node.type === 'rule' || node.type === 'atrule') found.push(node as Rule | AtRule);
    node = node.parent as typeof node;
  }
  return found;
}

function layerOf(declaration: Declaration): string | null {
  const layers = ancestors(declaration).flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? [node.params] : [],
  );
  return layers.length > 0 ? layers.reverse().join('.') : null;
}

function inside(declaration: Declaration, atRule: string): boolean {
  return ancestors(declaration).some(
    (node) => node.type === 'atrule' && node.name.endsWith(atRule),
  );
}

function inNeutral(declaration: Declaration): boolean {
  return [...neutralAtRules].some((name) => inside(declaration, name));
}

function selectorOf(declaration: Declaration): string {
  const rule = ancestors(declaration).find((node) => node.type === 'rule');
  return rule?.type === 'rule' ? rule.selector : '(no selector)';
}
