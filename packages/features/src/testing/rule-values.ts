import type { CompiledField } from '../shared/rules/compile.ts';
import type { PatternId } from '../shared/rules/patterns.ts';

/** Makes a text of a given length by repeating characters. */
const fill = (characters: string, length: number, turn: number): string =>
  Array.from(
    { length },
    (_, index) => [...characters][(index + turn) % [...characters].length],
  ).join('');

/** Typical texts for each pattern, of `length` characters; `turn` varies them. */
const writers: Record<PatternId, (length: number, turn: number) => string> = {
  any: (length, turn) => fill('a\u09AA7! \u{1F680}x', length, turn).replace(/^ | $/g, 'x'),
  lettersFirst: (length, turn) => `p${fill('adma7', length - 1, turn)}`,
  chineseDigits: (length, turn) => fill('\u4E2D\u65877', length, turn),
  email: (length, turn) => `${fill('padma', length - 4, turn)}@b.c`,
  lettersOrDigits: (length, turn) => fill('padma7', length, turn),
  lettersAndDigits: (length, turn) => `a7${fill('padma7', length - 2, turn)}`,
  digits: (length, turn) => fill('1729306584', length, turn),
  alphanumericUpper: (length, turn) => `P${fill('adma7', length - 1, turn)}`,
  englishSpaces: (length, turn) => `R${fill('afid', length - 1, turn)}`,
  noSpaces: (length, turn) => fill('\u09AApd!_7', length, turn),
  chinesePunctuation: (length, turn) => `\u4E2D${fill('\u3001\u6587\u00B7', length - 1, turn)}`,
  date: (_length, turn) => (turn % 2 === 0 ? '1998-04-14' : '04-14-1998'),
  lettersSpaces: (length, turn) => `\u09B0${fill('\u09BE\u09AB\u09BF\u09A6', length - 1, turn)}`,
  korean: (length, turn) => fill('\uAE40\uBBFC\uC900', length, turn),
  thai: (length, turn) => fill('\u0E2A\u0E21\u0E0A\u0E32\u0E22', length, turn),
  thaiEnglishSpaces: (length, turn) => `\u0E2A${fill('\u0E21ai', length - 1, turn)}`,
  upperSpaces: (length, turn) => `R${fill('AFID', length - 1, turn)}`,
  lettersDigitsSymbols: (length, turn) => fill('aB7#', length, turn),
  upperLowerDigitSpecial: (length, turn) => `Pa#7${fill('dmaX2', length - 4, turn)}`,
  fullName: (length, turn) => `R ${fill('\u09B9\u09BE\u09B8\u09BE\u09A8', length - 2, turn)}`,
  japaneseFullWidth: (length, turn) => fill('\u3042\u30A2\u6F22\uFF21', length, turn),
  upper: (length, turn) => fill('PADM', length, turn),
};

const isPattern = (key: string): key is PatternId => Object.hasOwn(writers, key);

/** Returns a value that matches the rule of a field, like a person would type, with at least `least` characters. */
export function valueFor(field: CompiledField, turn = 0, least = 6): string {
  if (field.example !== null) return field.example;
  const length = Math.min(Math.max(field.min, Math.min(least, field.max), 1), field.max);
  const key = field.patternKey ?? 'any';
  return isPattern(key) ? writers[key](length, turn) : '';
}
