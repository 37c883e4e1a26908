/** Limits for one text of a server: characters, tags, and nested tags. */
export const limits = { length: 200_000, tags: 5_000, depth: 50 } as const;

/** Tags without content. */
const empty = new Set('area br col embed hr img input link meta source track wbr'.split(' '));

/** Tags that the next tag of their kind closes. They nest only inside other tags, which are counted. */
const closedByNext = new Set(
  'p li dt dd tr td th thead tbody tfoot caption colgroup option optgroup rp rt'.split(' '),
);

export interface Bounded {
  readonly html: string;
  /** The end of the text was cut off. */
  readonly shortened: boolean;
}

/**
 * Returns the beginning of a text, short enough for a parser and a page, in one pass. Deep nesting makes every browser
 * slow (NOT-03). Tags in comments and in quotes are counted too: counting too many is safe.
 */
export function bounded(html: string): Bounded {
  const open = new Map<string, number>();
  let tags = 0;
  let depth = 0;
  let at = html.indexOf('<');
  for (; at >= 0 && at < limits.length; at = html.indexOf('<', at + 1)) {
    const closing = html[at + 1] === '/';
    const name = nameAt(html, closing ? at + 2 : at + 1);
    if (name === '') continue;
    tags += 1;
    if (!empty.has(name) && !closedByNext.has(name)) {
      const count = open.get(name) ?? 0;
      // A closing tag without an opening tag closes nothing.
      const step = closing ? -Math.sign(count) : 1;
      open.set(name, count + step);
      depth += step;
    }
    if (tags > limits.tags || depth > limits.depth) return cut(html, at);
  }
  return html.length > limits.length ? cut(html, limits.length) : { html, shortened: false };
}

const cut = (html: string, at: number): Bounded => ({ html: html.slice(0, at), shortened: true });

/** Returns the name of the tag that begins here, in small letters. Names are short. */
function nameAt(html: string, start: number): string {
  return /^[a-z][^\s/<>]*/i.exec(html.slice(start, start + 32))?.[0].toLowerCase() ?? '';
}
