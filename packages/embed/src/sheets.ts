import { layerOrder } from '@parlour/ui/theme/style';

/*
 * All styles of the elements, as one sheet that every shadow root of a page adopts. A part of the code that arrives later
 * brings its own rules with it. A strict policy of the page allows it: there is no style element and no attribute.
 */

const texts: string[] = [layerOrder];
/** One for each document, with the number of texts that are in it. */
const sheets = new Map<Document, { readonly sheet: CSSStyleSheet; filled: number }>();

/**
 * Adds the rules of one file of styles. The build calls it where a page would load a style sheet.
 *
 * @public
 */
export function addStyles(text: string): void {
  texts.push(text);
}

/** Gives a shadow root the styles of all elements. */
export function adoptStyles(root: ShadowRoot): void {
  const page = root.ownerDocument;
  const View = page.defaultView;
  if (!View) return;
  let known = sheets.get(page);
  if (!known) {
    known = { sheet: new View.CSSStyleSheet(), filled: 0 };
    sheets.set(page, known);
  }
  if (known.filled < texts.length) {
    known.sheet.replaceSync(texts.join('\n'));
    known.filled = texts.length;
  }
  if (!root.adoptedStyleSheets.includes(known.sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, known.sheet];
  }
}
