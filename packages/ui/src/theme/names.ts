/**
 * Cascade layers, lowest priority first. The order is declared once, inline in the document head, because async chunks
 * do not declare it.
 */
export const layers = {
  reset: 'pl.reset',
  tokens: 'pl.tokens',
  ui: 'pl.ui',
  features: 'pl.features',
  app: 'pl.app',
} as const;

/**
 * Where tokens are set: on a page, on a shadow root's host, and on the root of an element on a partner's page. Style
 * sheets of that page can reach the host of a shadow root, but nothing inside.
 */
export const themeRoot = ':root, :host, [data-theme-root]';

/** The statement at the start of every document of ours. */
export const layerOrder = `@layer ${Object.values(layers).join(', ')};`;

/** Widths at which the layout changes, in CSS px (`design.md` §2). */
export const breakpoints = { narrow: 340, tablet: 768, desktop: 1024, wide: 1280 } as const;

/** Media queries of the layout grid: `'@media': { [from.desktop]: {…} }`. */
export const from = {
  /** 340: below this width the game grid has two columns. */
  narrow: `(min-width: ${breakpoints.narrow}px)`,
  /** 768: eight columns, still with the tab bar. */
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  /** 1024: two-row header, modals instead of sheets. */
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  /** 1280: hero beside the jackpot, six games in a row. */
  wide: `(min-width: ${breakpoints.wide}px)`,
} as const;

/** The part of a custom property for a name: `onAccent` → `on-accent`; a numbered step loses its letter: `s10` → `10`. */
export const tokenPart = (name: string): string =>
  name.replace(/^[sc](\d+)$/, '$1').replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** Pointer and preference queries. */
export const when = {
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
