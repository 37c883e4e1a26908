/** Why a pattern from a server cannot be used. */
export type PatternFault = 'syntax' | 'unsupported' | 'tooLarge';

/** A parsed pattern, as a tree. */
export type Node =
  | { readonly kind: 'one'; readonly fits: (char: string) => boolean }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Node[] }
  | { readonly kind: 'repeat'; readonly body: Node; readonly min: number; readonly max: number }
  | { readonly kind: 'assert'; readonly what: string }
  | { readonly kind: 'look'; readonly body: Node; readonly not: boolean };

export class PatternError extends Error {
  readonly fault: PatternFault;
  constructor(fault: PatternFault) {
    super(fault);
    this.fault = fault;
  }
}

const longest = 1000;
const inBraces = /\{(\d+)(?:(,)(\d*))?\}/y;

const escapes = /\\(?:x[\da-f]{2}|u[\da-f]{4}|0\d|.)/gis;
/** Escapes that mean the same in every regex dialect; half a surrogate pair (`\ud83d`) is not among them. */
const plainEscape = /^\\(?:[\WdDwWsSbBtnvfr0_]|x..|u(?![dD][89a-fA-F]).{4})$/s;
/** Look-behind, inline flags and named groups, and what Java reads as an operation on classes. */
const foreign = /\(\?[^:=!]|\[[^\][]*&&|\[\[:/;

/** Compiles the pattern without running it: the native engine checks the grammar, and compiling is safe. */
function native(source: string): RegExp | null {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags);
    } catch {
      // Also tried without `u`, because servers escape characters that need no escape.
    }
  }
  return null;
}

/**
 * Parses a JavaScript regular expression without flags; each code point is one character. Throws `PatternError`:
 * `unsupported` for syntax that other dialects read differently (`\p`, possessive, inline flags, class operations) and
 * for syntax that cannot run in linear time (back-references, look-behind).
 */
export function parseRegex(source: string): Node {
  if (source.length > longest) throw new PatternError('tooLarge');
  // Inside a class, brackets are literal characters.
  const bare = source.replace(escapes, 'a').replace(/\[[^\]]*/g, (set) => set.replace(/\(/g, 'a'));
  const odd = (source.match(escapes) ?? []).some((found) => !plainEscape.test(found));
  if (odd || foreign.test(bare)) throw new PatternError('unsupported');
  // From here on the source is valid, so the parser does not look for errors.
  if (!native(source)) throw new PatternError('syntax');

  const text = [...source];
  /** A string with the same positions: a surrogate pair is replaced by its first half. */
  const flat = text.map((char) => char[0]).join('');
  let at = 0;
  const eat = (wanted: string): boolean => {
    const found = flat.startsWith(wanted, at);
    if (found) at += wanted.length;
    return found;
  };

  /** A class, an escape or a dot. The native engine tests it, once per character. Compiled on first use. */
  const set = (from: number): Node => {
    const own = text.slice(from, at).join('');
    let one: RegExp | null = null;
    const known = new Map<string, boolean>();
    return {
      kind: 'one',
      fits: (char) => {
        one ??= native(`^${own}$`);
        const fits = known.get(char) ?? one?.test(char) ?? false;
        known.set(char, fits);
        return fits;
      },
    };
  };

  const group = (): Node => {
    const look = eat('?=') ? false : eat('?!') ? true : null;
    eat('?:');
    const body = choice();
    at += 1;
    return look === null ? body : { kind: 'look', body, not: look };
  };

  const atom = (): Node => {
    const from = at;
    const char = text[at++] ?? '';
    if (char === '(') return group();
    if (char === '^' || char === '$') return { kind: 'assert', what: char };
    if (char === '.') return set(from);
    if (char === '[') {
      while (text[at] !== ']') at += text[at] === '\\' ? 2 : 1;
      at += 1;
      return set(from);
    }
    if (char !== '\\') return { kind: 'one', fits: (candidate) => candidate === char };
    const name = text[at++] ?? '';
    if (name === 'b' || name === 'B') return { kind: 'assert', what: name };
    at += { x: 2, u: 4 }[name] ?? 0;
    return set(from);
  };

  const term = (): Node => {
    const body = atom();
    // Other text in braces is literal.
    inBraces.lastIndex = at;
    const braces = inBraces.exec(flat);
    const sign = text[at] ?? '';
    let limits = { '*': [0, many], '+': [1, many], '?': [0, 1] }[sign];
    if (braces) {
      const [, least, comma, most] = braces;
      limits = [Number(least), comma ? (most ? Number(most) : many) : Number(least)];
    }
    if (!limits) return body;
    if (body.kind === 'look') throw new PatternError('unsupported');
    at += braces ? braces[0].length : 1;
    eat('?');
    const [min = 0, max = many] = limits;
    return { kind: 'repeat', body, min, max };
  };

  const choice = (): Node => {
    const parts: Node[] = [];
    do {
      const terms: Node[] = [];
      while (at < text.length && text[at] !== '|' && text[at] !== ')') terms.push(term());
      parts.push({ kind: 'all', parts: terms });
    } while (eat('|'));
    return { kind: 'any', parts };
  };

  return choice();
}

const many = Number.POSITIVE_INFINITY;
