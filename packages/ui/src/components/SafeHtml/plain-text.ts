const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** Tags that end a line. */
const lineEnd = /^(?:br|\/(?:p|div|li|tr|h[1-6]|blockquote))$/i;

/**
 * Returns the plain text of some HTML, for server rendering and until the sanitiser is loaded. Use the result only as
 * text.
 */
export function plainText(html: string): string {
  return withoutUnread(html.replace(/<!--[\s\S]*?(?:-->|$)/g, ''))
    .replace(/<(\/?[a-z!?][^\s/>]*)[^>]*(?:>|$)/gi, (_, name: string) =>
      lineEnd.test(name) ? '\n' : '',
    )
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (all, decimal, hex, name) => {
      if (name !== undefined) return entities.get(name.toLowerCase()) ?? all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Removes elements without readable text and their content; an unclosed one runs to the end of the text. */
function withoutUnread(html: string): string {
  const begin = /<(script|style|template|svg|math|iframe|noscript|textarea|title)\b/gi;
  const lower = html.toLowerCase();
  let words = '';
  let from = 0;
  for (let found = begin.exec(html); found; found = begin.exec(html)) {
    words += html.slice(from, found.index);
    const close = lower.indexOf(`</${found[1]?.toLowerCase()}`, begin.lastIndex);
    const end = close < 0 ? -1 : html.indexOf('>', close);
    if (end < 0) return words;
    from = end + 1;
    begin.lastIndex = from;
  }
  return words + html.slice(from);
}
