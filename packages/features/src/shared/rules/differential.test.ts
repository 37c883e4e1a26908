import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePattern } from './matcher.ts';

/** A random number generator with a seed: returns the same numbers from 0 up to `below` for the same seed. */
const dice = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const atoms = [
  ...['a', 'b', 'c', '.', '\\d', '\\w', '\\W', '\\s', '\\S', '\\D', '1', ' ', '\\/', '\\.', '[$^]'],
  ...['[ab]', '[^a]', '[a-c1]', '[\\d\\s]', '[^\\w]', '\\u0061', '\\x62', '[\\]a]', '[a\\-1]'],
  ...['[(?<]', '[^(?=]', '\u09AA', '[\u0980-\u09FF]', '\u{1F680}', '[^\u{1F680}]'],
];
const times = [
  ...['', '', '', '', '*', '+', '?', '{2}', '{1,}', '{0,2}', '*?'],
  ...['{00000000000000000000001}', '{0,0000000000000000000002}'],
];
const asserts = ['^', '$', '\\b', '\\B'];
const letters = [
  'a',
  'a',
  'b',
  'c',
  '1',
  ' ',
  '-',
  '.',
  '\n',
  '\u09AA',
  '\u{1F680}',
  ']',
  '$',
  '/',
  '(',
  '<',
];

/** A random pattern over a small alphabet, so that texts over the same alphabet often match. */
function randomPattern(roll: (below: number) => number, depth: number): string {
  const pick = (from: readonly string[]) => from[roll(from.length)] ?? '';
  const term = (): string => {
    const kind = roll(depth > 0 ? 14 : 9);
    if (kind < 8) return pick(atoms) + pick(times);
    if (kind === 8) return pick(asserts);
    const inner = randomPattern(roll, depth - 1);
    if (kind === 9) return `(?=${inner})`;
    if (kind === 10) return `(?!${inner})`;
    return (kind === 11 ? `(${inner})` : `(?:${inner})`) + pick(times);
  };
  const option = () => Array.from({ length: roll(4) + (depth > 1 ? 1 : 0) }, term).join('');
  return roll(4) === 0 ? `${option()}|${option()}` : option();
}

const randomText = (roll: (below: number) => number): string =>
  Array.from({ length: roll(7) }, () => letters[roll(letters.length)] ?? '').join('');

/** The number for every change, or the full number (`npm run test:all`). */
const patternCount = process.env.PARLOUR_SCALE === 'full' ? 20_000 : 4_000;
const textsEach = 50;

test(`[VAL-02] agrees with the native engine in ${patternCount * textsEach} comparisons`, () => {
  const roll = dice(20);
  let compared = 0;
  let accepted = 0;
  const different: string[] = [];
  const refused: string[] = [];
  const texts = Array.from({ length: 5_000 }, () => randomText(roll));
  for (let round = 0; round < patternCount; round += 1) {
    const source = randomPattern(roll, 3);
    const native = new RegExp(`^(?:${source})$`, 'u');
    const ours = compilePattern(source);
    if (!ours.ok) refused.push(source);
    for (let i = 0; i < textsEach && ours.ok; i += 1) {
      const candidate = texts[roll(texts.length)] ?? '';
      const expected = native.test(candidate);
      compared += 1;
      if (expected) accepted += 1;
      if (ours.matcher.test(candidate) !== expected) {
        different.push(`${source} on ${JSON.stringify(candidate)}`);
      }
    }
  }
  expect(different).toEqual([]);
  expect(refused).toEqual([]);
  expect(compared).toBe(patternCount * textsEach);
  // Agreement only on texts that do not match would prove little.
  expect(accepted).toBeGreaterThan(compared / 20);
});

test('[VAL-02] accepts no pattern that the native engine refuses', () => {
  const piece = fc.constantFrom(...'ab1()[]{}*+?|^$\\.-,=!:d'.split(''));
  let usable = 0;
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 10 }).map((all) => all.join('')),
      fc.array(fc.constantFrom(...letters), { maxLength: 6 }).map((all) => all.join('')),
      (source, candidate) => {
        const ours = compilePattern(source);
        if (!ours.ok) return;
        usable += 1;
        // Without the `u` flag, as servers write patterns. Characters outside the basic plane differ there and are
        // skipped.
        const native = new RegExp(`^(?:${source})$`);
        if ([...candidate].length !== candidate.length) return;
        if (ours.matcher.test(candidate) !== native.test(candidate)) {
          expect.fail(`${source} on ${JSON.stringify(candidate)}`);
        }
      },
    ),
    { numRuns: 20_000, seed: 20 },
  );
  expect(usable).toBeGreaterThan(3_000);
});
