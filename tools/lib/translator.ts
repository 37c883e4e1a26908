/** What a translator in the page gives back. */
export interface PageTranslator {
  /**
   * Texts that were changed where nobody sees it: `shown → meant`. A text that is replaced by elements of the translator
   * is out of the page; whoever still writes into it leaves the old one on the screen.
   */
  readonly stale: () => string[];
  /** Leaves the page alone from now on. */
  readonly stop: () => void;
}

/**
 * Behaves as the page translators of browsers do: each text becomes two `font` elements, and the text the page made is gone
 * from the document. Texts that come or change later are replaced too. `translate="no"` and `.notranslate` are left
 * alone. The words stay as they are, so that a test finds what it looks for. Imports nothing: a browser test may send it into
 * a page as it is.
 */
export function translatePage(page: Document = document): PageTranslator {
  const shownBy = new Map<Text, HTMLElement>();
  const left =
    'font, script, style, noscript, textarea, svg, [translate="no"], .notranslate, [contenteditable]';
  const translate = (text: Text) => {
    const around = text.parentElement;
    if (!around || around.closest(left) || !text.data.trim()) return;
    const outer = page.createElement('font');
    outer.append(page.createElement('font'));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
    shownBy.set(text, outer);
  };
  const translateAll = (root: Node) => {
    const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  const read = (changes: readonly MutationRecord[]) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'characterData') translateAll(target);
      for (const node of addedNodes) translateAll(node);
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(page, { subtree: true, childList: true, characterData: true });
  if (page.body) translateAll(page.body);
  return {
    stale: () => {
      read(observer.takeRecords());
      return [...shownBy].flatMap(([{ data }, { isConnected, textContent }]) =>
        isConnected && textContent !== data ? [`${textContent} → ${data}`] : [],
      );
    },
    stop: () => observer.disconnect(),
  };
}

/**
 * The texts a translator would tear out of the hands of React: those that share their element with something else. React
 * keeps such a text itself, while one that is alone is a property of its element and is written anew as a whole.
 */
export function bareTexts(root: ParentNode): string[] {
  const document = root instanceof Document ? root : root.ownerDocument;
  const left =
    'script, style, noscript, textarea, svg, option, [translate="no"], .notranslate, [data-component="safe-html"]';
  const walker = document?.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker?.nextNode()) {
    const { currentNode: text } = walker;
    const around = text.parentElement;
    const beside = [...(around?.childNodes ?? [])].filter(
      ({ nodeType }) => nodeType !== Node.COMMENT_NODE,
    );
    if (!around || beside.length < 2 || !text.textContent?.trim() || around.closest(left)) continue;
    found.push(`${text.textContent} in ${around.outerHTML.slice(0, 300)}`);
  }
  return found;
}
