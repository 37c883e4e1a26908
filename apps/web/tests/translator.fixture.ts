/** The functions of a translator in the page. */
export interface PageTranslator {
  /**
   * Texts that changed but are not visible: `shown → meant`. The translator replaces a text node by elements, so the
   * node is no longer in the document. Code that still writes into it leaves the old text on the screen.
   */
  readonly stale: () => string[];
  /** Stops translating. */
  readonly stop: () => void;
}

/**
 * Behaves like the page translators of browsers: each text becomes two `font` elements, and the page's own text node
 * leaves the document. Texts that appear or change later are replaced too. `translate="no"` and `.notranslate` are
 * skipped. The words stay the same, so that a test finds them. Imports nothing, so that a browser test can send it into
 * a page.
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
 * Returns the texts that a translator takes away from React: those that share their element with other nodes. React
 * keeps such a text node itself. A text that is the only child is a property of its element, which React writes again
 * as a whole.
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
