/** A piece of a state that is saved on its own: an entry of a map, an item of a list, or a whole part. */
export interface Row {
  /** The part it belongs to: `members`, `ledger.entries`. */
  readonly part: string;
  /** Key in the map or index in the list; `null` for a part that is neither. */
  readonly key: unknown;
  readonly value: unknown;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && value.constructor === Object;

/** Splits a state into rows: maps, sets and lists into their entries, plain objects into their parts. */
export function rowsOf(state: object, prefix = ''): Row[] {
  return Object.entries(state).flatMap(([name, value]): Row[] => {
    const part = prefix + name;
    if (value instanceof Map) {
      return [...value].map(([key, entry]): Row => ({ part, key, value: entry }));
    }
    if (value instanceof Set) return [...value].map((key): Row => ({ part, key, value: true }));
    if (Array.isArray(value)) return value.map((item, key): Row => ({ part, key, value: item }));
    if (isPlain(value)) return rowsOf(value, `${part}.`);
    return [{ part, key: null, value }];
  });
}

/**
 * Builds a state from rows, in the shape of an empty one: a part without rows keeps its initial value, and rows of a
 * part that the empty one does not have are dropped.
 */
export function assemble(like: object, rows: readonly Row[]): Record<string, unknown> {
  const byPart = new Map<string, Row[]>();
  for (const row of rows) {
    const list = byPart.get(row.part);
    if (list) list.push(row);
    else byPart.set(row.part, [row]);
  }
  const build = (empty: unknown, part: string): unknown => {
    const found = byPart.get(part) ?? [];
    if (empty instanceof Map) return new Map(found.map(({ key, value }) => [key, value]));
    if (empty instanceof Set) return new Set(found.map(({ key }) => key));
    if (Array.isArray(empty)) {
      return found.sort((a, b) => Number(a.key) - Number(b.key)).map(({ value }) => value);
    }
    if (isPlain(empty) && found.length === 0) {
      return Object.fromEntries(
        Object.entries(empty).map(([name, value]) => [name, build(value, `${part}.${name}`)]),
      );
    }
    return found[0] ? found[0].value : empty;
  };
  return Object.fromEntries(
    Object.entries(like).map(([name, value]) => [name, build(value, name)]),
  );
}
