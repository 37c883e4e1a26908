/** A document without anything that acts, and the styles it waited for. */
export interface Still {
  readonly html: string;
  /** Addresses of style sheets that held up the first paint, in their order. */
  readonly blocking: readonly string[];
}

/**
 * Takes out of a document whatever runs, or fetches something to run. It is handed to a browser as text, so that the
 * browser's own parser does it: nothing outside of the function can be used in it.
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

/** The page as a static document by itself: its styles are inside, and no other file blocks rendering. */
export function staticPage({ html, blocking }: Still, sheetAt: (href: string) => string): string {
  const styles = blocking.map(sheetAt).join('\n');
  if (!html.includes('</head>')) throw new Error('The document has no head');
  return html.replace('</head>', () => `<style>${styles}</style></head>`);
}
