import type { MessageKey } from '../i18n/use-t.ts';

/** A rule for a value that a server may require by name (SPECIFICATION §5, VAL-01). */
export interface Pattern {
  /** Whether the whole value matches. Takes time linear in the length of the value. */
  readonly test: (value: string) => boolean;
  /** Fewest and most characters of a matching value. Default: one or more. */
  readonly lengths?: readonly [number, number];
  /** Hint with `{min}` and `{max}`. */
  readonly range: MessageKey;
  /** Hint with one number, `{count}`, for equal limits. */
  readonly exact: MessageKey;
  /** Hint without a number, if no limit is set. */
  readonly plain: MessageKey;
  /** The pattern in parts, for a checklist while typing. */
  readonly parts?: readonly PatternPart[];
}

/** One condition of a pattern, with its label: "an upper-case letter". */
export interface PatternPart {
  readonly label: MessageKey;
  readonly test: (value: string) => boolean;
}

/** For our own expressions: each runs in one pass, without nested repeats over the same characters. */
const fits = (expression: RegExp) => (value: string) => expression.test(value);

const part = {
  letters: { label: 'ui.letters', test: fits(/[A-Za-z]/) },
  upper: { label: 'ui.uppercase', test: fits(/[A-Z]/) },
  lower: { label: 'ui.lowercase', test: fits(/[a-z]/) },
  digits: { label: 'ui.digits', test: fits(/[0-9]/) },
  symbols: { label: 'ui.symbols', test: fits(/[^A-Za-z0-9\s]/) },
} as const satisfies Record<string, PatternPart>;

const month = '(?:0[1-9]|1[0-2])';
const day = '(?:0[1-9]|[12][0-9]|3[01])';
const date = new RegExp(`^(?:[0-9]{4}-${month}-${day}|${month}-${day}-[0-9]{4})$`);

/** The 22 patterns of SPECIFICATION §5 by id. For another id the field becomes a text without a pattern. */
export const patterns = {
  any: {
    test: () => true,
    range: 'pattern.any',
    exact: 'patternExact.any',
    plain: 'patternPlain.any',
  },
  lettersFirst: {
    test: fits(/^[A-Za-z][A-Za-z0-9]*$/),
    range: 'pattern.lettersFirst',
    exact: 'patternExact.lettersFirst',
    plain: 'patternPlain.lettersFirst',
  },
  chineseDigits: {
    test: fits(/^[\p{Script=Han}0-9]+$/u),
    range: 'pattern.chineseDigits',
    exact: 'patternExact.chineseDigits',
    plain: 'patternPlain.chineseDigits',
  },
  email: {
    lengths: [5, 255],
    test: fits(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/),
    range: 'pattern.email',
    exact: 'patternExact.email',
    plain: 'patternPlain.email',
  },
  lettersOrDigits: {
    test: fits(/^[A-Za-z0-9]+$/),
    range: 'pattern.lettersOrDigits',
    exact: 'patternExact.lettersOrDigits',
    plain: 'patternPlain.lettersOrDigits',
  },
  lettersAndDigits: {
    lengths: [2, 255],
    test: (value) =>
      /^[A-Za-z0-9]+$/.test(value) && part.letters.test(value) && part.digits.test(value),
    range: 'pattern.lettersAndDigits',
    exact: 'patternExact.lettersAndDigits',
    plain: 'patternPlain.lettersAndDigits',
    parts: [part.letters, part.digits],
  },
  digits: {
    test: fits(/^[0-9]+$/),
    range: 'pattern.digits',
    exact: 'patternExact.digits',
    plain: 'patternPlain.digits',
  },
  alphanumericUpper: {
    test: (value) => /^[A-Za-z0-9]+$/.test(value) && part.upper.test(value),
    range: 'pattern.alphanumericUpper',
    exact: 'patternExact.alphanumericUpper',
    plain: 'patternPlain.alphanumericUpper',
    parts: [part.upper],
  },
  englishSpaces: {
    test: fits(/^[A-Za-z ]+$/),
    range: 'pattern.englishSpaces',
    exact: 'patternExact.englishSpaces',
    plain: 'patternPlain.englishSpaces',
  },
  noSpaces: {
    test: fits(/^\S+$/),
    range: 'pattern.noSpaces',
    exact: 'patternExact.noSpaces',
    plain: 'patternPlain.noSpaces',
  },
  chinesePunctuation: {
    test: fits(/^[\p{Script=Han}\p{Punctuation}]+$/u),
    range: 'pattern.chinesePunctuation',
    exact: 'patternExact.chinesePunctuation',
    plain: 'patternPlain.chinesePunctuation',
  },
  date: {
    lengths: [10, 10],
    test: fits(date),
    range: 'pattern.date',
    exact: 'patternExact.date',
    plain: 'patternPlain.date',
  },
  // Bengali and other scripts need marks and the two joiners.
  lettersSpaces: {
    test: fits(/^[\p{Letter}\p{Mark}\p{Join_Control} ]+$/u),
    range: 'pattern.lettersSpaces',
    exact: 'patternExact.lettersSpaces',
    plain: 'patternPlain.lettersSpaces',
  },
  korean: {
    test: fits(/^\p{Script=Hangul}+$/u),
    range: 'pattern.korean',
    exact: 'patternExact.korean',
    plain: 'patternPlain.korean',
  },
  thai: {
    test: fits(/^\p{Script=Thai}+$/u),
    range: 'pattern.thai',
    exact: 'patternExact.thai',
    plain: 'patternPlain.thai',
  },
  thaiEnglishSpaces: {
    test: fits(/^[\p{Script=Thai}A-Za-z ]+$/u),
    range: 'pattern.thaiEnglishSpaces',
    exact: 'patternExact.thaiEnglishSpaces',
    plain: 'patternPlain.thaiEnglishSpaces',
  },
  upperSpaces: {
    test: fits(/^[A-Z ]+$/),
    range: 'pattern.upperSpaces',
    exact: 'patternExact.upperSpaces',
    plain: 'patternPlain.upperSpaces',
  },
  lettersDigitsSymbols: {
    test: fits(/^[!-~]+$/),
    range: 'pattern.lettersDigitsSymbols',
    exact: 'patternExact.lettersDigitsSymbols',
    plain: 'patternPlain.lettersDigitsSymbols',
  },
  upperLowerDigitSpecial: {
    lengths: [4, 255],
    test: (value) =>
      [part.upper, part.lower, part.digits, part.symbols].every(({ test }) => test(value)),
    range: 'pattern.upperLowerDigitSpecial',
    exact: 'patternExact.upperLowerDigitSpecial',
    plain: 'patternPlain.upperLowerDigitSpecial',
    parts: [part.upper, part.lower, part.digits, part.symbols],
  },
  fullName: {
    lengths: [3, 255],
    test: fits(
      /^[\p{Letter}\p{Mark}\p{Join_Control}.'\u2019-]+(?: +[\p{Letter}\p{Mark}\p{Join_Control}.'\u2019-]+)+$/u,
    ),
    range: 'pattern.fullName',
    exact: 'patternExact.fullName',
    plain: 'patternPlain.fullName',
  },
  japaneseFullWidth: {
    test: fits(/^[\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff60]+$/),
    range: 'pattern.japaneseFullWidth',
    exact: 'patternExact.japaneseFullWidth',
    plain: 'patternPlain.japaneseFullWidth',
  },
  upper: {
    test: fits(/^[A-Z]+$/),
    range: 'pattern.upper',
    exact: 'patternExact.upper',
    plain: 'patternPlain.upper',
  },
} as const satisfies Record<string, Pattern>;

/** Id of a pattern this version knows. */
export type PatternId = keyof typeof patterns;

/** The patterns as a map for the rules engine, so that a string from the server never indexes an object. */
export const knownPatterns: ReadonlyMap<string, Pattern> = new Map<string, Pattern>(
  Object.entries(patterns),
);
