import { parseDayStart } from '../core/calendar.ts';
import { type Cents, parseMoney } from '../core/money.ts';
import { isLine, isText } from '../text/plain.ts';

/** Reads one parameter; `undefined` means that the value is not valid. */
export interface Field<T> {
  readonly optional: boolean;
  /** `inQuery`: a URL contains only texts, so numbers and flags are written as texts there. */
  read(value: unknown, inQuery: boolean): T | undefined;
}

/** Names of parameters and how to read them. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The values that a set of fields reads. */
export type Values<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/** A parameter with its own reader. */
export const field = <T>(read: (value: unknown, inQuery: boolean) => T | undefined): Field<T> => ({
  optional: false,
  read,
});

/** Makes a field optional. */
export const maybe = <T>({ read }: Field<T>): Field<T | undefined> => ({ optional: true, read });

/** Trims a text; refuses one with more characters than allowed. */
function trimmed(value: unknown, longest: number, fits = isLine): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return [...text].length <= longest && fits(text) ? text : undefined;
}

/** A text of one line that is not empty after trimming, with at most this many characters. */
export const text = (longest = 255): Field<string> =>
  field((value) => trimmed(value, longest) || undefined);

/** A text of one line that may be empty. */
export const note = (longest = 140): Field<string> => field((value) => trimmed(value, longest));

/** A text of several lines that may be empty. */
export const lines = (longest: number): Field<string> =>
  field((value) => trimmed(value, longest, isText));

/** An amount above zero. */
export const money: Field<Cents> = field((value) => {
  const cents = typeof value === 'string' ? parseMoney(value) : null;
  return cents !== null && cents > 0n ? cents : undefined;
});

/** An amount that may be zero. */
export const moneyOrNone: Field<Cents> = field((value) =>
  typeof value === 'string' ? (parseMoney(value) ?? undefined) : undefined,
);

/** A whole number; a query writes it as digits. */
export const whole = (least: number, most: number): Field<number> =>
  field((value, inQuery) => {
    const digits = inQuery && typeof value === 'string' && /^\d{1,9}$/.test(value);
    const number = digits ? Number(value) : value;
    return typeof number === 'number' &&
      Number.isInteger(number) &&
      number >= least &&
      number <= most
      ? number
      : undefined;
  });

/** One of the values the contract lists. */
export const oneOf = <const T extends string>(...words: readonly T[]): Field<T> =>
  field((value) => words.find((word) => word === value));

export const flag: Field<boolean> = field((value, inQuery) => {
  if (typeof value === 'boolean') return value;
  if (!inQuery) return undefined;
  return value === 'true' ? true : value === 'false' ? false : undefined;
});

/** A list of texts. */
export const texts = (most: number, longest = 64): Field<readonly string[]> =>
  field((value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const fits = value.filter(
      (item): item is string =>
        typeof item === 'string' && item !== '' && item.length <= longest && isLine(item),
    );
    return fits.length === value.length ? fits : undefined;
  });

/** A day as `2026-11-20`; read as its first instant in Dhaka. */
export const date: Field<number> = field((value) =>
  typeof value === 'string' ? (parseDayStart(value) ?? undefined) : undefined,
);

/** An instant as ISO 8601. */
export const instant: Field<number> = field((value) => {
  const at = typeof value === 'string' && /^\d{4}-/.test(value) ? Date.parse(value) : Number.NaN;
  return at >= 0 && at < Date.UTC(9999, 0) ? at : undefined;
});

/** Reads all fields. Returns the names of those that are missing, invalid or unknown. */
export function readFields<F extends Fields>(
  fields: F,
  source: Readonly<Record<string, unknown>>,
  inQuery = false,
): { readonly values: Values<F> } | { readonly wrong: readonly string[] } {
  const wrong = Object.keys(source).filter((name) => !Object.hasOwn(fields, name));
  const values: Record<string, unknown> = {};
  for (const [name, { optional, read }] of Object.entries(fields)) {
    const given = Object.hasOwn(source, name) ? source[name] : undefined;
    if (given === undefined) {
      if (!optional) wrong.push(name);
      continue;
    }
    const value = read(given, inQuery);
    if (value === undefined) wrong.push(name);
    values[name] = value;
  }
  return wrong.length > 0 || !hasAll(fields, values) ? { wrong } : { values };
}

/** Whether every field that is not optional was read. */
function hasAll<F extends Fields>(fields: F, values: Record<string, unknown>): values is Values<F> {
  return Object.entries(fields).every(([name, { optional }]) => optional || name in values);
}
