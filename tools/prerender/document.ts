import { minifySync } from 'vite';

/** Removes from the bare document what only its authors need: comments, indentation, long names. */
export const compact = (shell: string): string =>
  shell
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replace(/<script>([\s\S]*?)<\/script>/, (_, source: string) => {
      return `<script>${minifySync('head.js', source, { module: false }).code}</script>`;
    })
    .replaceAll(/\s*\n\s*/g, '\n');

/** The content of a document. */
export interface Page {
  readonly path: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly brand: string;
  readonly title: string;
  readonly html: string;
  /** Address of the answers it was prerendered from. */
  readonly answers: string;
  /** Addresses that the first screen calls, each with the `ETag` if an answer is needed only when it has changed. */
  readonly calls: readonly (readonly [address: string, tag?: string])[];
  /** Headers of each of these calls. */
  readonly headers: Readonly<Record<string, string>>;
  /** Placeholder for the host of the page. */
  readonly host: string;
}

/** JSON for a script element: it cannot end the element or open a comment. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Reads the configuration of a document, as a browser would. */
export function configOf(shell: string): unknown {
  const [, text = ''] =
    /<script id="parlour-config" type="application\/json">([^<]*)<\/script>/.exec(shell) ?? [];
  return JSON.parse(text);
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/**
 * Moves style attributes into a style sheet, because the policy of the site allows no `style` in a document. React
 * still sets styles on elements by script, which the policy allows.
 */
export function liftStyles(html: string): { html: string; css: string } {
  const places = new Map<string, number>();
  const lifted = html.replace(/(<[^>]*?)\sstyle="([^"]*)"/g, (_, start: string, style: string) => {
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return `${start} data-s="${place}"`;
  });
  const rules = [...places].map(([style, place]) => {
    const declarations = unescaped(style);
    if (/[{}<]/.test(declarations)) throw new Error(`A style that ends its rule: ${declarations}`);
    return `[data-s="${place}"]{${declarations}}`;
  });
  return { html: lifted, css: rules.join('') };
}

/**
 * Takes React's preloads from the start of the page. The picture of a banner is the largest contentful paint of most
 * pages; after the scripts in the document it would load too late.
 */
export function liftPreloads(html: string): { html: string; pictures: string } {
  const [pictures = ''] = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(html) ?? [];
  return { pictures, html: html.slice(pictures.length) };
}

/**
 * Delays the first paint until the page content begins, so that the header before it is complete. On a slow phone the
 * parser may pause inside the header: a partly painted header would move when the rest arrives.
 */
const wholeHeader = '<link rel="expect" href="#main" blocking="render">';
/** One of the site's style sheets. */
export interface Sheet {
  readonly href: string;
  readonly css: string;
}

const styleLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** Replaces the single match of a pattern. Throws if the template has no match. */
function put(text: string, place: RegExp | string, content: string): string {
  if (text.search(place) < 0) throw new Error(`The document has no ${place}`);
  return text.replace(place, () => content);
}

/** Whether a style sheet has a rule for an element of the HTML. */
const isUsed = (html: string, { css }: Sheet): boolean =>
  [...css.matchAll(/\.([a-zA-Z_][\w-]*)[^{}]*\{/g)].some(([, name = '']) =>
    new RegExp(`class="(?:[^"]* )?${name}[ "]`).test(html),
  );

/**
 * Creates the document of one page from the site's bare one: inserts the HTML, and links the further style sheets it
 * uses after the first one. They are linked in the head in the order of the build: if they loaded later, rules of the
 * same specificity would apply in another order, and the page would move.
 */
export function documentOf(shell: string, page: Page, sheets: readonly Sheet[]): string {
  const first = [...shell.matchAll(styleLink)].map(([, href = '']) => href);
  const further = sheets
    .filter((sheet) => !first.includes(sheet.href) && isUsed(page.html, sheet))
    .map(({ href }) => `<link rel="stylesheet" crossorigin href="${href}">`);
  const { path, language, direction, brand, calls, headers, host, answers } = page;
  const config = JSON.stringify(configOf(shell));
  const drawn = inScript({ path, config, host, calls, headers, answers });
  const { html: lifted, css } = liftStyles(page.html);
  const { pictures, html } = liftPreloads(lifted);
  let out = put(
    shell,
    /<html lang="[a-z]+" dir="[a-z]+"/,
    `<html lang="${language}" dir="${direction}"`,
  );
  out = put(out, /data-brand="[\w-]+"/, `data-brand="${brand}"`);
  // The canonical address has no query. The help for apps around the site is the same page as the help.
  const canonical = `<link rel="canonical" href="${path === '/helpmc' ? '/help' : path}">`;
  out = put(
    out,
    /<title>[^<]*<\/title>/,
    `<title>${escaped(page.title)}</title>${canonical}${wholeHeader}${pictures}`,
  );
  out = put(
    out,
    /(?=<script>)/,
    `<script id="parlour-drawn" type="application/json">${drawn}</script>`,
  );
  out = put(out, '</head>', `${further.join('')}<style>${css}</style></head>`);
  return put(out, '<div id="root"></div>', `<div id="root">${html}</div>`);
}
