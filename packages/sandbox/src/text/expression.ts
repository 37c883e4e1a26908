/** Positions in a text, one bit each: bit 0 is the position before its first character. */
type Places = bigint;

interface Reading {
  readonly text: readonly string[];
  /** Counts the work; throws when it is too much. */
  spend(): void;
}

/** A part of an expression: maps start positions to the positions after a match. */
type Part = (from: Places, reading: Reading) => Places;

/** A construct this reader does not support, or an expression that takes too long. */
class Unusable extends Error {}

const longest = 1_000;
const mostWork = 100_000;

/** Reads an expression of the settings into a function that matches the whole text. `null` when it is not usable. */
export function readExpression(source: string): ((text: string) => boolean) | null {
  if (source.length > longest) return null;
  try {
    const part = parse(source);
    return (text) => fits(part, [...text]);
  } catch {
    return null;
  }
}

/**
 * Follows all positions at once, so that nothing is tried twice: an expression that would make a backtracking engine
 * work for hours takes little time here. When it is still too much work, the text counts as accepted.
 */
function fits(part: Part, text: readonly string[]): boolean {
  let work = 0;
  const spend = () => {
    work += 1;
    if (work > mostWork) throw new Unusable();
  };
  try {
    return ((part(1n, { text, spend }) >> BigInt(text.length)) & 1n) === 1n;
  } catch {
    return true;
  }
}

/** The positions of a text at which a condition holds. */
const placesWhere = (text: readonly string[], holds: (place: number) => boolean): Places =>
  Array.from({ length: text.length + 1 }, (_, place) => place)
    .filter(holds)
    .reduce((places, place) => places | (1n << BigInt(place)), 0n);

/** Matches one character. */
function one(isIt: (character: string) => boolean): Part {
  const known = new WeakMap<readonly string[], Places>();
  return (from, { text, spend }) => {
    spend();
    const places =
      known.get(text) ??
      placesWhere(text, (place) => place < text.length && isIt(text[place] ?? ''));
    known.set(text, places);
    return (from & places) << 1n;
  };
}

const where =
  (holds: (text: readonly string[], place: number) => boolean): Part =>
  (from, { text }) =>
    from & placesWhere(text, (place) => holds(text, place));

const isWord = (character = ''): boolean => /^\w$/.test(character);
const border = where((text, place) => isWord(text[place - 1]) !== isWord(text[place]));
const inside = where((text, place) => isWord(text[place - 1]) === isWord(text[place]));

const sequence =
  (parts: readonly Part[]): Part =>
  (from, reading) =>
    parts.reduce((places, part) => (places === 0n ? 0n : part(places, reading)), from);

const either =
  (parts: readonly Part[]): Part =>
  (from, reading) =>
    parts.reduce((places, part) => places | part(from, reading), 0n);

const repeated =
  (part: Part, least: number, most: number): Part =>
  (from, reading) => {
    let fresh = from;
    for (let time = 0; time < least && fresh !== 0n; time += 1) {
      const next = part(fresh, reading);
      if (next === fresh) break;
      fresh = next;
    }
    let reached = fresh;
    for (let time = least; time < most && fresh !== 0n; time += 1) {
      reading.spend();
      fresh = part(fresh, reading) & ~reached;
      reached |= fresh;
    }
    return reached;
  };

/** Looks ahead from each position separately. */
const ahead =
  (part: Part, not: boolean): Part =>
  (from, reading) =>
    from &
    placesWhere(reading.text, (place) => {
      const bit = 1n << BigInt(place);
      return (from & bit) !== 0n && (part(bit, reading) === 0n) === not;
    });

/** Parses an expression; the JavaScript engine decides whether it is well formed. */
function parse(source: string): Part {
  // Settings often escape characters that need no escape.
  const lenient = isWellFormed(source, '') && !/\\[pPu]\{/.test(source);
  if (!lenient && !isWellFormed(source, 'u')) throw new Unusable();
  let left = source;
  const take = (wanted: RegExp): RegExpExecArray | null => {
    const found = wanted.exec(left);
    if (found) left = left.slice(found[0].length);
    return found;
  };

  const atom = (): Part => {
    if (take(/^\^/)) return where((_, place) => place === 0);
    if (take(/^\$/)) return where((text, place) => place === text.length);
    if (take(/^\\b/)) return border;
    if (take(/^\\B/)) return inside;
    if (take(/^\./)) return one((character) => !/^[\n\r\u2028\u2029]$/.test(character));
    // Back-references, lookbehind and modes would need backtracking.
    if (take(/^(?:\\[1-9k]|\(\?(?![:=!]|<[^=!]))/)) throw new Unusable();
    const group = take(/^\((?:\?([:=!])|\?<[^>]*>)?/);
    if (group) {
      const part = choice();
      take(/^\)/);
      return group[1] === '=' || group[1] === '!' ? ahead(part, group[1] === '!') : part;
    }
    const set = take(
      /^(?:\[(?:\\[\s\S]|[^\]\\])*\]|\\(?:u\{[^}]*\}|[pP]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[\s\S]))/,
    );
    if (set) {
      const fitting = new RegExp(`^${set[0]}$`, isWellFormed(set[0], 'u') ? 'u' : '');
      return one((character) => fitting.test(character));
    }
    const [plain] = left;
    if (plain === undefined) throw new Unusable();
    left = left.slice(plain.length);
    return one((character) => character === plain);
  };

  const term = (): Part => {
    const part = atom();
    const times = take(/^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/);
    if (!times) return part;
    const [, sign, count, comma, top] = times;
    if (sign) return repeated(part, sign === '+' ? 1 : 0, sign === '?' ? 1 : endless);
    const least = Number(count);
    return repeated(part, least, comma ? (top ? Number(top) : endless) : least);
  };

  const choice = (): Part => {
    const ways: Part[] = [];
    do {
      const terms: Part[] = [];
      while (left !== '' && !/^[|)]/.test(left)) terms.push(term());
      ways.push(sequence(terms));
    } while (take(/^\|/));
    return either(ways);
  };

  return choice();
}

const endless = Number.POSITIVE_INFINITY;

function isWellFormed(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).source !== '';
  } catch {
    return false;
  }
}
