/** A document without scripts, and the style sheets its first paint waited for. */
export interface Still {
  readonly html: string;
  /** Addresses of the style sheets that block the first paint, in their order. */
  readonly blocking: readonly string[];
}

/**
 * Removes from a document everything that runs or fetches something to run. The function is sent to a browser as text,
 * so that the browser's own parser does the work. So it must not use anything from outside itself.
 */
export function withoutScripts(html: string): Still {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const isBlocking = 'head link[rel~="stylesheet"]:not([disabled])';
  const blocking = [...page.querySelectorAll(isBlocking)].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const acting = [
    'script',
    'link[rel~="modulepreload"]',
    'link[rel~="preload"]:not([as="image"], [as="font"])',
    'link[rel~="stylesheet"]',
  ];
  for (const element of page.querySelectorAll(acting.join())) element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (name.startsWith('on')) element.removeAttribute(name);
    }
  }
  return {
    html: `<!doctype html>\n${page.documentElement.outerHTML}`,
    blocking,
  };
}

/** Returns the page as one static document: its styles are inside, and no other file blocks rendering. */
export function staticPage({ html, blocking }: Still, sheetAt: (href: string) => string): string {
  const styles = blocking.map(sheetAt).join('\n');
  if (!html.includes('</head>')) throw new Error('The document has no head');
  return html.replace('</head>', () => `<style>${styles}</style></head>`);
}
