let sheet: CSSStyleSheet | undefined;

/**
 * Styles of the frame itself: as wide as its container, without a border, and without height until its content has
 * one.
 */
export function frameSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '.stage{position:relative}iframe{display:block;inline-size:100%;block-size:0;border:0;color-scheme:normal}',
  );
  return sheet;
}
