import type { PictureSources } from '../Pictures/Pictures.tsx';
import { type HeadingLevel, kept, type Parse, sanitise } from './sanitise.ts';

/** Returns the browser's own sanitiser (`Element.setHTML`), in a document that is not shown. */
export function nativeParser(owner: Document): Parse | undefined {
  const box: Element & { setHTML?: unknown } = owner.implementation
    .createHTMLDocument('')
    .createElement('div');
  const { setHTML } = box;
  if (typeof setHTML !== 'function') return undefined;
  return (html) => {
    setHTML.call(box, html);
    return box;
  };
}

type Window = NonNullable<Document['defaultView']>;

/** One parser for each window. Where trusted types are required, a page accepts DOMPurify's policy only once. */
const purifiers = new WeakMap<Window, Promise<Parse>>();

/** Returns DOMPurify, for browsers without a sanitiser. It is loaded when it is needed. */
export async function purifyParser({ defaultView }: Document): Promise<Parse> {
  if (defaultView === null) throw new Error('A document without a window shows nothing.');
  const known = purifiers.get(defaultView) ?? createParser(defaultView);
  purifiers.set(defaultView, known);
  // After a failed load, the next text tries again.
  known.catch(() => purifiers.delete(defaultView));
  return known;
}

async function createParser(page: Window): Promise<Parse> {
  const { default: createPurify } = await import('dompurify');
  const purify = createPurify(page);
  return (html) => {
    const clean: DocumentFragment | null = purify.sanitize(html, {
      RETURN_DOM_FRAGMENT: true,
      // `h1` and `h2` are accepted here, and renamed later.
      ALLOWED_TAGS: [...kept, 'h1', 'h2'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    });
    // A frameset has no body to sanitise.
    return clean ?? page.document.createDocumentFragment();
  };
}

/**
 * Turns HTML from a server into harmless nodes for `owner`: synchronously when the browser has a sanitiser, else as a
 * promise (NOT-03).
 */
export function cleanHtml(
  html: string,
  owner: Document,
  pictures?: PictureSources,
  ownHost?: string,
  headingLevel?: HeadingLevel,
): DocumentFragment | Promise<DocumentFragment> {
  const cleaned = (parse: Parse) => sanitise(html, owner, parse, pictures, ownHost, headingLevel);
  const native = nativeParser(owner);
  return native ? cleaned(native) : purifyParser(owner).then(cleaned);
}
