import { minifySync } from 'vite';

/** The bare document without what only its writers need: comments, indentation, long names. */
export const compact = (shell: string): string =>
  shell
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replace(/<script>([\s\S]*?)<\/script>/, (_, source: string) => {
      return `<script>${minifySync('head.js', source, { module: false }).code}</script>`;
    })
    .replaceAll(/\s*\n\s*/g, '\n');

/** What a document shows and says. */
export interface Page {
  readonly path: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly brand: string;
  readonly title: string;
  readonly html: string;
  /** Address of the answers it was drawn from. */
  readonly answers: string;
  /** Addresses the first screen calls, and the `ETag` of an answer that is only wanted if it has changed since. */
  readonly calls: readonly (readonly [address: string, tag?: string])[];
  /** Headers of each of these calls. */
  readonly headers: Readonly<Record<string, string>>;
  /** Placeholder of the page's host. */
  readonly host: string;
}

/** JSON that a script element can hold: nothing in it ends the element or opens a comment. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The configuration a document carries, read as a browser would. */
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
 * Styles of single elements, moved into a sheet: the policy of the site allows no `style` in a document. React keeps
 * setting them on elements, which it does without one.
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
 * Takes React's preloads from the beginning of the page: the picture of a banner is the largest contentful paint of
 * most pages, and would queue behind every script that is named before it.
 */
export function liftPreloads(html: string): { html: string; pictures: string } {
  const [pictures = ''] = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(html) ?? [];
  return { pictures, html: html.slice(pictures.length) };
}

/**
 * The first paint waits until the page begins, and so until the header before it has been read whole: a parser that
 * pauses in its middle on a slow phone would show a piece of it, and what is there would move when the rest comes.
 */
const wholeHeader = '<link rel="expect" href="#main" blocking="render">';
/** One of the site's style sheets. */
export interface Sheet {
  readonly href: string;
  readonly css: string;
}

const styleLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** Replaces the one place of something; a template without it has changed. */
function put(text: string, place: RegExp | string, content: string): string {
  if (text.search(place) < 0) throw new Error(`The document has no ${place}`);
  return text.replace(place, () => content);
}

/** Whether a sheet says anything about an element of the drawing. */
const isUsed = (html: string, { css }: Sheet): boolean =>
  [...css.matchAll(/\.([a-zA-Z_][\w-]*)[^{}]*\{/g)].some(([, name = '']) =>
    new RegExp(`class="(?:[^"]* )?${name}[ "]`).test(html),
  );

/**
 * One page's document out of the site's bare one: the drawing in its place, and behind the site's first sheet the further
 * ones it uses. They are named in the head, in the order of the build: rules of the same weight would change places as
 * they come, and the page would move.
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
  // With any query string it is the same page, and so is the help for apps around the site.
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
