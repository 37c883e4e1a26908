import { layerOrder } from '@parlour/ui/theme/style';

/*
 * All styles of the elements, in one style sheet that every shadow root of a page adopts. Code that loads later adds
 * its own rules. A strict policy of the page allows it, because there is no style element and no style attribute.
 */

const texts: string[] = [layerOrder];
/** One style sheet for each document. */
const sheets = new Map<Document, CSSStyleSheet>();

/**
 * Adds rules to the style sheet of every shadow root. The build calls it where a page would load a style sheet.
 *
 * @public
 */
export function addStyles(text: string): void {
  texts.push(text);
  for (const sheet of sheets.values()) fill(sheet);
}

/** Adds the styles of all elements to a shadow root. */
export function adoptStyles(root: ShadowRoot): void {
  const page = root.ownerDocument;
  const View = page.defaultView;
  if (!View) return;
  let sheet = sheets.get(page);
  if (!sheet) {
    sheet = new View.CSSStyleSheet();
    sheets.set(page, sheet);
    fill(sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}

const fill = (sheet: CSSStyleSheet): void => sheet.replaceSync(texts.join('\n'));
