import { readExpression } from '../text/expression.ts';

/** The longest value, whatever a rule says (SPECIFICATION §5). */
export const longestValue = 255;

/** A pattern that rules can name. */
interface Pattern {
  readonly fits: (value: string) => boolean;
  /** Shortest and longest value that can match, in characters. Default: any length. */
  readonly lengths?: readonly [number, number];
}

/** A pattern from one of our own expressions, each with linear running time. */
const pattern = (expression: RegExp, lengths?: Pattern['lengths']): Pattern => ({
  fits: (value) => expression.test(value),
  ...(lengths && { lengths }),
});

const all =
  (...expressions: readonly RegExp[]): Pattern['fits'] =>
  (value) =>
    expressions.every((expression) => expression.test(value));

const month = '(?:0[1-9]|1[0-2])';
const day = '(?:0[1-9]|[12][0-9]|3[01])';

/** The 22 patterns of SPECIFICATION §5 by id. */
export const patterns: ReadonlyMap<string, Pattern> = new Map([
  ['any', { fits: () => true }],
  ['lettersFirst', pattern(/^[A-Za-z][A-Za-z0-9]*$/)],
  ['chineseDigits', pattern(/^[\p{Script=Han}0-9]+$/u)],
  ['email', pattern(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, [5, longestValue])],
  ['lettersOrDigits', pattern(/^[A-Za-z0-9]+$/)],
  [
    'lettersAndDigits',
    { fits: all(/^[A-Za-z0-9]+$/, /[A-Za-z]/, /[0-9]/), lengths: [2, longestValue] },
  ],
  ['digits', pattern(/^[0-9]+$/)],
  ['alphanumericUpper', { fits: all(/^[A-Za-z0-9]+$/, /[A-Z]/) }],
  ['englishSpaces', pattern(/^[A-Za-z ]+$/)],
  ['noSpaces', pattern(/^\S+$/)],
  ['chinesePunctuation', pattern(/^[\p{Script=Han}\p{Punctuation}]+$/u)],
  [
    'date',
    pattern(new RegExp(`^(?:[0-9]{4}-${month}-${day}|${month}-${day}-[0-9]{4})$`), [10, 10]),
  ],
  // Marks and the two joiners are part of Bengali and other scripts.
  ['lettersSpaces', pattern(/^[\p{Letter}\p{Mark}\p{Join_Control} ]+$/u)],
  ['korean', pattern(/^\p{Script=Hangul}+$/u)],
  ['thai', pattern(/^\p{Script=Thai}+$/u)],
  ['thaiEnglishSpaces', pattern(/^[\p{Script=Thai}A-Za-z ]+$/u)],
  ['upperSpaces', pattern(/^[A-Z ]+$/)],
  ['lettersDigitsSymbols', pattern(/^[!-~]+$/)],
  [
    'upperLowerDigitSpecial',
    { fits: all(/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9\s]/), lengths: [4, longestValue] },
  ],
  [
    'fullName',
    pattern(
      /^[\p{Letter}\p{Mark}\p{Join_Control}.'\u2019-]+(?: +[\p{Letter}\p{Mark}\p{Join_Control}.'\u2019-]+)+$/u,
      [3, longestValue],
    ),
  ],
  ['japaneseFullWidth', pattern(/^[\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff60]+$/)],
  ['upper', pattern(/^[A-Z]+$/)],
] satisfies readonly (readonly [string, Pattern])[]);

/** The requirements of a rule in the settings. */
export interface FieldRule {
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
  readonly fits: (value: string) => boolean;
}

const isYes = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

/** A whole number from 0 on, also from digits in a text; else `null`. */
function countOf(raw: unknown): number | null {
  const text = typeof raw === 'number' || typeof raw === 'string' ? String(raw).trim() : '';
  return /^[0-9]{1,9}$/.test(text) ? Number(text) : null;
}

/** Reads one rule, however broken: ignores parts that make no sense. `null` when the rule is switched off. */
export function readRule(raw: unknown): FieldRule | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const at = (key: string): unknown =>
    Object.hasOwn(raw, key) ? Reflect.get(raw, key) : undefined;
  if (!isYes(at('enabled'))) return null;
  const id = at('patternId');
  const named = typeof id === 'string' ? patterns.get(id.trim()) : undefined;
  const expression = at('acceptedPattern');
  // A named pattern has priority; `*` accepts everything.
  const own =
    !named && typeof expression === 'string' && expression !== '' && expression !== '*'
      ? readExpression(expression)
      : null;
  const [shortest, longest] = named?.lengths ?? [0, longestValue];
  const min = countOf(at('minLength')) ?? 0;
  const max = Math.min(countOf(at('maxLength')) || longestValue, longestValue);
  const sane = Math.max(min, shortest) <= Math.min(max, longest);
  return {
    required: isYes(at('required')),
    min: sane ? min : 0,
    max: sane ? max : longestValue,
    fits: named?.fits ?? own ?? (() => true),
  };
}
