import { posix } from 'node:path';
import { pageOf } from './guides.ts';

/** The place of a title in the address of its page, the same as on GitHub: links of documents work on both. */
export const placeOf = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Where a link of a document leads in the site. */
export type Destination =
  /** A page of the site, with `.md` and the place in it. */
  | { readonly kind: 'page'; readonly href: string }
  /** Storybook, relative to the address of the site. */
  | { readonly kind: 'storybook'; readonly href: string }
  /** A file of the repository that is no page: the text stays, without a link. */
  | { readonly kind: 'source' }
  /** Another site, or a place in the same document. */
  | { readonly kind: 'same' };

/**
 * Returns where a link leads. `file` is the document with the link, as a path in the repository; `pages` are the
 * documents that are pages of the site. The link of a folder leads to its first page.
 */
export function destinationOf(file: string, href: string, pages: ReadonlySet<string>): Destination {
  if (/^(?:[a-z]+:|#)/i.test(href)) return { kind: 'same' };
  if (href.startsWith('?path=')) return { kind: 'storybook', href: `storybook/${href}` };
  const [path = '', place] = href.split('#');
  const target = posix.join(posix.dirname(file), path).replace(/\/$/, '');
  const inFolder = [...pages].sort().find((page) => posix.dirname(page) === target);
  const page = pages.has(target) ? target : inFolder;
  if (page === undefined) return { kind: 'source' };
  return { kind: 'page', href: `/${pageOf(page)}${place === undefined ? '' : `#${place}`}` };
}
