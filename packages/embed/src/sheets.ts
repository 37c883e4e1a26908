import { layerOrder } from '@parlour/ui/theme/style';

/*
 * All styles of the elements, as one sheet that every shadow root of a page adopts. A part of the code that arrives later
 * brings its own rules with it. A strict policy of the page allows it: there is no style element and no attribute.
 */

const texts: string[] = [layerOrder];
/** One for each document. */
const sheets = new Map<Document, CSSStyleSheet>();

/**
 * Adds rules to what every shadow root has. The build calls it where a page would load a style sheet.
 *
 * @public
 */
export function addStyles(text: string): void {
  texts.push(text);
  for (const sheet of sheets.values()) fill(sheet);
}

/** Gives a shadow root the styles of all elements. */
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
