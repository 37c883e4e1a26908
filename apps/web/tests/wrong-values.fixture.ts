/** Values that a backend may send in any field. */
export const wrongValues: readonly unknown[] = [
  ...[null, true, -1, 1.5, Number.MAX_SAFE_INTEGER, [], {}],
  ...['', 'Mars/Base', '\ud800%', '//['],
  `<b onclick="alert(1)">\u0000${'x'.repeat(5_000)}`,
];

/** The path to a field: names of properties, and 0 for the first entry of a list. */
export type Field = readonly (string | 0)[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field of an answer, a parent before its children. Of a list only the first entry. */
export function fieldsOf(value: unknown, at: Field = []): readonly Field[] {
  const below = (key: string | 0, inner: unknown) => {
    const field = [...at, key];
    return [field, ...fieldsOf(inner, field)];
  };
  if (Array.isArray(value)) return value.length > 0 ? below(0, value[0]) : [];
  if (isRecord(value)) return Object.entries(value).flatMap(([key, inner]) => below(key, inner));
  return [];
}

/** The answer with another value in one field. */
export function put(answer: unknown, [key, ...rest]: Field, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(answer)) return [put(answer[0], rest, value), ...answer.slice(1)];
  return isRecord(answer) ? { ...answer, [key]: put(answer[key], rest, value) } : answer;
}

/** Reduces each list of an answer to its first entry. */
export function short(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(short);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, short(inner)]));
}
