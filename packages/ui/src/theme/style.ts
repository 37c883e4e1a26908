import { type ComplexStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. The order is declared once, inline in the
 * document head, because async chunks carry no layer order.
 */
export const layers = {
  reset: 'pl.reset',
  tokens: 'pl.tokens',
  ui: 'pl.ui',
  features: 'pl.features',
  app: 'pl.app',
} as const;

/** The statement every document of ours opens with. */
export const layerOrder = `@layer ${Object.values(layers).join(', ')};`;

type Layer = (typeof layers)[keyof typeof layers];
type Rule = Exclude<StyleRule, string>;

const styleIn =
  (layer: Layer) =>
  (rule: Rule, ...compose: string[]): string => {
    const layered: ComplexStyleRule = [...compose, { '@layer': { [layer]: rule } }];
    return style(layered);
  };

/** `style()` for components of `@parlour/ui`: no rule ever ships without a layer. */
export const uiStyle = styleIn(layers.ui);
/** `style()` for widgets of `@parlour/features`. Layout only: looks belong to `ui`. */
export const featureStyle = styleIn(layers.features);
/** `style()` for the app's own page assembly. */
export const appStyle = styleIn(layers.app);

/** Media queries of the layout grid (px, as `design.md` §2): `'@media': { [from.desktop]: {…} }`. */
export const from = {
  /** 340: below it the game grid has two columns. */
  narrow: '(min-width: 340px)',
  /** 768: eight columns, still a tab bar. */
  tablet: '(min-width: 768px)',
  /** 1024: two-row header, modals instead of sheets. */
  desktop: '(min-width: 1024px)',
  /** 1280: hero beside the jackpot, six games in a row. */
  wide: '(min-width: 1280px)',
} as const;

/** Pointer and preference queries. */
export const when = {
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

/** `globalStyle()` inside a layer; for resets and token blocks only. */
export const layeredGlobalStyle = (
  layer: Layer,
  selector: string,
  rule: Parameters<typeof globalStyle>[1],
): void => globalStyle(selector, { '@layer': { [layer]: rule } });
