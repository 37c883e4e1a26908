/** Why a pattern of a server cannot be used. */
export type PatternFault = 'syntax' | 'unsupported' | 'tooLarge';

/** Sorted pairs of code points: `[lo, hi, lo, hi, …]`. */
export type Ranges = readonly number[];

/** What a pattern says, as a tree. */
export type Node =
  | { readonly kind: 'set'; readonly ranges: Ranges; readonly not: boolean }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Node[] }
  | { readonly kind: 'repeat'; readonly body: Node; readonly min: number; readonly max: number }
  | { readonly kind: 'assert'; readonly what: 'start' | 'end' | 'word' | 'inside' }
  | { readonly kind: 'look'; readonly body: Node; readonly not: boolean };

export class PatternError extends Error {
  readonly fault: PatternFault;
  constructor(fault: PatternFault) {
    super(fault);
    this.fault = fault;
  }
}

const fail = (fault: PatternFault = 'syntax'): never => {
  throw new PatternError(fault);
};

const digit: Ranges = [48, 57];
const word: Ranges = [48, 57, 65, 90, 95, 95, 97, 122];
const space: Ranges = [
  9, 13, 32, 32, 0xa0, 0xa0, 0x1680, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x202f, 0x205f,
  0x205f, 0x3000, 0x3000, 0xfeff, 0xfeff,
];
const lineEnds: Ranges = [10, 10, 13, 13, 0x2028, 0x2029];
const last = 0x10ffff;

/** Everything the ranges leave out. */
function complement(ranges: Ranges): Ranges {
  const gaps: number[] = [];
  let from = 0;
  for (let i = 0; i < ranges.length; i += 2) {
    const lo = ranges[i] ?? 0;
    if (lo > from) gaps.push(from, lo - 1);
    from = (ranges[i + 1] ?? 0) + 1;
  }
  if (from <= last) gaps.push(from, last);
  return gaps;
}

const classes: Readonly<Record<string, Ranges>> = {
  d: digit,
  D: complement(digit),
  w: word,
  W: complement(word),
  s: space,
  S: complement(space),
};
const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 };

const longest = 1000;
const deepest = 50;

/**
 * Reads a JavaScript regular expression without flags, one code point a
 * character. Throws `PatternError`: `unsupported` for what other languages mean
 * differently (`\p`, possessive, inline flags, class operations) and for what
 * cannot run in linear time (back-references, look-behind).
 */
export function parseRegex(source: string): Node {
  if (source.length > longest) fail('tooLarge');
  const text = [...source];
  let at = 0;
  let depth = 0;

  const eat = (wanted: string): boolean => {
    if (
      !text
        .slice(at, at + wanted.length)
        .join('')
        .startsWith(wanted)
    )
      return false;
    at += wanted.length;
    return true;
  };
  const one = (char: string): Node => {
    const code = char.codePointAt(0) ?? 0;
    return { kind: 'set', ranges: [code, code], not: false };
  };
  const hex = (digits: number): number => {
    const found = text.slice(at, at + digits).join('');
    if (found.length !== digits || !/^[0-9a-f]+$/i.test(found)) fail();
    at += digits;
    const code = Number.parseInt(found, 16);
    // Half a character: the other half may stand anywhere, so nothing good can come of it.
    return code >= 0xd800 && code <= 0xdfff ? fail('unsupported') : code;
  };

  /** After a backslash: a class, or the code of one character. */
  const escaped = (): Ranges | number => {
    const char = text[at++] ?? fail();
    const named = Object.hasOwn(classes, char) ? classes[char] : undefined;
    if (named) return named;
    const control = Object.hasOwn(controls, char) ? controls[char] : undefined;
    if (control !== undefined) return control;
    if (char === 'x') return hex(2);
    if (char === 'u') return text[at] === '{' ? fail('unsupported') : hex(4);
    if (char === '0' && !/\d/.test(text[at] ?? '')) return 0;
    if (/[\p{L}\p{N}]/u.test(char)) return fail('unsupported');
    return char.codePointAt(0) ?? fail();
  };

  const set = (): Node => {
    const not = eat('^');
    const ranges: number[] = [];
    const member = (): Ranges | number => {
      const char = text[at++] ?? fail();
      // Java reads these as operations on classes; taken literally they would refuse good input.
      if ((char === '&' && text[at] === '&') || (char === '[' && /[:[.=]/.test(text[at] ?? ''))) {
        return fail('unsupported');
      }
      if (char !== '\\') return char.codePointAt(0) ?? 0;
      return eat('b') ? 8 : escaped();
    };
    while (!eat(']')) {
      const from = member();
      if (text[at] !== '-' || text[at + 1] === ']') {
        ranges.push(...pair(from));
        continue;
      }
      at += 1;
      const to = member();
      // `\w-.` is no range but three members.
      if (typeof from !== 'number' || typeof to !== 'number') {
        ranges.push(...pair(from), 45, 45, ...pair(to));
      } else if (to < from) fail();
      else ranges.push(from, to);
    }
    return { kind: 'set', ranges, not };
  };

  const group = (): Node => {
    if (++depth > deepest) fail('tooLarge');
    let look: boolean | undefined;
    if (eat('?')) {
      if (eat('=')) look = false;
      else if (eat('!')) look = true;
      else if (!eat(':')) fail('unsupported');
    }
    const body = choice();
    if (!eat(')')) fail();
    depth -= 1;
    return look === undefined ? body : { kind: 'look', body, not: look };
  };

  const atom = (): Node => {
    const char = text[at++] ?? fail();
    if (char === '.') return { kind: 'set', ranges: lineEnds, not: true };
    if (char === '^') return { kind: 'assert', what: 'start' };
    if (char === '$') return { kind: 'assert', what: 'end' };
    if (char === '(') return group();
    if (char === '[') return set();
    if (char === '*' || char === '+' || char === '?' || bounds(at - 1)) return fail();
    if (char !== '\\') return one(char);
    if (eat('b')) return { kind: 'assert', what: 'word' };
    if (eat('B')) return { kind: 'assert', what: 'inside' };
    return { kind: 'set', ranges: pair(escaped()), not: false };
  };

  /** `{2}`, `{2,}`, `{2,5}` at a place; anything else in braces is plain text. */
  const bounds = (from: number): { min: number; max: number; length: number } | null => {
    if (text[from] !== '{') return null;
    const close = text.indexOf('}', from);
    const found = /^\{(\d+)(?:(,)(\d*))?\}$/.exec(text.slice(from, close + 1).join(''));
    if (!found) return null;
    const min = Number(found[1]);
    const max = found[2] ? (found[3] ? Number(found[3]) : Number.POSITIVE_INFINITY) : min;
    return { min, max, length: found[0].length };
  };

  const term = (): Node => {
    const body = atom();
    const braces = bounds(at);
    const sign = text[at] ?? '';
    const limits = braces ?? { '*': many(0), '+': many(1), '?': { min: 0, max: 1 } }[sign];
    if (!limits) return body;
    if (body.kind === 'assert' || body.kind === 'look') return fail('unsupported');
    at += braces ? braces.length : 1;
    eat('?');
    if (text[at] === '+') fail('unsupported');
    if (limits.min > limits.max) fail();
    return { kind: 'repeat', body, min: limits.min, max: limits.max };
  };

  const choice = (): Node => {
    const options: Node[] = [];
    do {
      const parts: Node[] = [];
      while (at < text.length && text[at] !== '|' && text[at] !== ')') parts.push(term());
      options.push({ kind: 'all', parts });
    } while (eat('|'));
    return options.length === 1 && options[0] ? options[0] : { kind: 'any', parts: options };
  };

  const tree = choice();
  return at === text.length ? tree : fail();
}

const pair = (found: Ranges | number): Ranges =>
  typeof found === 'number' ? [found, found] : found;

const many = (min: number) => ({ min, max: Number.POSITIVE_INFINITY });
