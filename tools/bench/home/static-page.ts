import { criticalCss } from '../../prerender/critical-css.ts';

/** A document without anything that acts, and the styles it waited for. */
export interface Still {
  readonly html: string;
  readonly brand: string;
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
    brand: page.documentElement.dataset.brand ?? '',
    blocking,
  };
}

/**
 * The page as a static document by itself: every rule it needs is inline, and no other file blocks rendering. Styles
 * that came after the first paint are left out: they change nothing that is seen.
 */
export function staticPage(
  { html, brand, blocking }: Still,
  sheetAt: (href: string) => string,
): string {
  const styles = criticalCss(blocking.map(sheetAt).join('\n'), html, brand);
  if (!html.includes('</head>')) throw new Error('The document has no head');
  return html.replace('</head>', () => `<style>${styles}</style></head>`);
}
