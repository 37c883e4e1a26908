import { type Problem, problemAt } from './problem.ts';

/** The JSON of a text, or why it is none. */
export type Parsed = { readonly value: unknown } | { readonly problem: Problem };

/** Parses a configuration. A text that is no JSON is a problem with its line and column. */
export function parseConfig(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const at = faultIn(text);
    const lines = text.slice(0, at).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + 1;
    const found = text.slice(at).match(/^\S/)?.[0];
    const what = found === undefined ? 'the text ends too early' : `\`${found}\` does not fit here`;
    return {
      problem: problemAt([], `is no JSON. Line ${lines.length}, column ${column}: ${what}.`),
    };
  }
}

/** Strings, numbers and words of JSON. */
const scalar =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** The place where a text stops being JSON. The errors of the platform name it only sometimes. */
function faultIn(text: string): number {
  let at = 0;
  const take = (expected: RegExp): boolean => {
    expected.lastIndex = at;
    const found = expected.exec(text);
    at += found?.[0].length ?? 0;
    return found !== null;
  };
  const space = () => take(/[ \t\r\n]*/y);
  const value = (): boolean => {
    space();
    if (take(/\{/y)) return members(/\}/y, pair);
    if (take(/\[/y)) return members(/\]/y, value);
    return take(scalar);
  };
  const pair = (): boolean => {
    space();
    if (text[at] !== '"' || !take(scalar)) return false;
    space();
    return take(/:/y) && value();
  };
  const members = (end: RegExp, one: () => boolean): boolean => {
    space();
    if (take(end)) return true;
    for (;;) {
      if (!one()) return false;
      space();
      if (take(end)) return true;
      if (!take(/,/y)) return false;
    }
  };
  value();
  space();
  return at;
}
