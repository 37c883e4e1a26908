const query = /\(\s*prefers-reduced-motion\s*:?\s*(?:reduce)?\s*\)/;

/** Media rules about reduced motion, with their original text. */
const known = new Map<MediaList, string>();
let original: typeof globalThis.matchMedia | undefined;

/**
 * Shows a page as if the system had reduced motion: its media rules apply, and `matchMedia` reports it. A page cannot
 * change the browser's preference, so the toolbar changes the rules.
 */
export function stillMotion(still: boolean): void {
  if (!still && original === undefined) return;
  for (const sheet of document.styleSheets) for (const rule of rulesOf(sheet)) visit(rule);
  for (const [media, text] of known) media.mediaText = still ? text.replace(query, 'all') : text;
  original ??= globalThis.matchMedia;
  const ask = original;
  globalThis.matchMedia = (text) => ask.call(globalThis, still ? text.replace(query, 'all') : text);
  if (still) return;
  globalThis.matchMedia = original;
  original = undefined;
  known.clear();
}

function visit(rule: CSSRule): void {
  if (rule instanceof CSSMediaRule && query.test(rule.media.mediaText) && !known.has(rule.media)) {
    known.set(rule.media, rule.media.mediaText);
  }
  if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) visit(inner);
}

/** Rules of a sheet of this origin. The browser does not give access to those of another origin. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
