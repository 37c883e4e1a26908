const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * The words of some HTML, for a server that has no sanitiser, and until one is
 * there. Its result is text and is only ever put in as text.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(
      /<(script|style|template|svg|math|iframe|noscript|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
      '',
    )
    .replace(/<(?:br|\/(?:p|div|li|tr|h[1-6]|blockquote))\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z!?][^>]*(?:>|$)/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (all, decimal, hex, name) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}
