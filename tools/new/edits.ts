/** Puts lines before the first place where a pattern fits. */
export const before =
  (place: RegExp, lines: string) =>
  (text: string): string => {
    const at = text.search(place);
    if (at < 0) throw new RangeError(`There is no place for it, looked for ${place}:\n${lines}`);
    return text.slice(0, at) + lines + text.slice(at);
  };

/** Inserts lines before the last occurrence of a text. */
export const beforeLast =
  (place: string, lines: string) =>
  (text: string): string => {
    const at = text.lastIndexOf(place);
    if (at < 0) throw new RangeError(`There is no place for it, looked for ${place}:\n${lines}`);
    return text.slice(0, at) + lines + text.slice(at);
  };

/** Puts a line among its like, which a pattern with the flags `gm` finds; what it captures is what they are sorted by. */
export const amongSorted =
  (like: RegExp, key: string, line: string) =>
  (text: string): string => {
    const all = [...text.matchAll(like)];
    const next = all.find(([, other = '']) => other.toLowerCase() > key.toLowerCase());
    if (next) return `${text.slice(0, next.index)}${line}\n${text.slice(next.index)}`;
    const last = all.at(-1);
    if (!last) throw new RangeError(`There is no place for it, looked for ${like}:\n${line}`);
    const end = last.index + last[0].length;
    return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
  };

/** Adds a word to a union of words that is written one a line; it begins where a pattern fits. */
export const inUnion =
  (start: RegExp, word: string) =>
  (text: string): string => {
    const from = text.search(start);
    const [members] = /(?:\n +\| '\w+')+/.exec(from < 0 ? '' : text.slice(from)) ?? [];
    if (members === undefined) throw new RangeError(`There is no union of words at ${start}`);
    const [, indent = ''] = /^\n( +)/.exec(members) ?? [];
    const words = [...members.matchAll(/'(\w+)'/g)].map(([, one = '']) => one);
    const sorted = [...words, word].sort((one, other) => (one < other ? -1 : 1));
    const lines = sorted.map((one) => `\n${indent}| '${one}'`).join('');
    const at = text.indexOf(members, from);
    return text.slice(0, at) + lines + text.slice(at + members.length);
  };

/** Adds a word to `  Key: ['a', 'b'],` of an object, in order, on one line where it fits. */
export const inList =
  (key: string, word: string) =>
  (text: string): string => {
    const list = new RegExp(`^ {2}${key}: \\[([^\\]]*)\\],$`, 'm');
    const [whole, inner = ''] = list.exec(text) ?? [];
    if (whole === undefined) throw new RangeError(`There is no list ${key}.`);
    const words = [...inner.matchAll(/'([^']+)'/g)].map(([, one = '']) => one);
    const sorted = [...words, word].sort((one, other) => (one < other ? -1 : 1));
    const quoted = sorted.map((one) => `'${one}'`);
    const inline = `  ${key}: [${quoted.join(', ')}],`;
    const lines = `  ${key}: [\n${quoted.map((one) => `    ${one},\n`).join('')}  ],`;
    return text.replace(whole, inline.length > 100 ? lines : inline);
  };
