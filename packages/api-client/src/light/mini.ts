/**
 * The handful of `zod/mini` that generated models use, for pages that only read answers. The site's build puts it in
 * zod's place there (docs/decisions/028); `mini.test.ts` holds every model against zod. It accepts, refuses and names
 * the misfit places as zod does. Its issues have no texts: no page shows them.
 */
import type { Schema } from '../transport/types.ts';

type Path = readonly PropertyKey[];
/** `soft`: the type is right, a condition is not. */
type Refuse = (path: Path, soft?: boolean) => void;

/** Reads a value, reports what does not fit, returns what does. */
type Reader = (value: unknown, path: Path, refuse: Refuse) => unknown;

/** A condition on a value of the right type. */
type Condition = (value: never) => boolean;

interface Mini extends Schema<unknown> {
  readonly read: Reader;
  /** Whether a key with this schema may be missing. */
  readonly missing?: boolean;
  readonly check: (...conditions: readonly Condition[]) => Mini;
}

const schema = (read: Reader, missing = false): Mini => ({
  read,
  missing,
  check: (...conditions) =>
    schema((value, path, refuse) => {
      let fits = true;
      const result = read(value, path, (at, soft) => {
        fits = false;
        refuse(at, soft);
      });
      if (fits) {
        for (const condition of conditions)
          if (!Reflect.apply(condition, null, [value])) refuse(path, true);
      }
      return result;
    }),
  safeParse: (value) => {
    const issues: { path: Path }[] = [];
    const data = read(value, [], (path) => issues.push({ path }));
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
  },
});

const when = (fits: (value: unknown) => boolean): Mini =>
  schema((value, path, refuse) => {
    if (!fits(value)) refuse(path);
    return value;
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const string = (): Mini => when((value) => typeof value === 'string');
export const boolean = (): Mini => when((value) => typeof value === 'boolean');
export const number = (): Mini => when(Number.isFinite);
export const int = (): Mini => when(Number.isSafeInteger);
export const unknown = (): Mini => schema((value) => value, true);
const nothing = (): Mini => when((value) => value === null);
const oneOf = (values: readonly unknown[]): Mini => when((value) => values.includes(value));
export const literal = (value: unknown): Mini => when((given) => given === value);
export { nothing as null, oneOf as enum };

export const gte =
  (least: number): Condition =>
  (value: number) =>
    value >= least;
export const lte =
  (most: number): Condition =>
  (value: number) =>
    value <= most;
export const regex =
  (pattern: RegExp): Condition =>
  (value: string) =>
    new RegExp(pattern.source, pattern.flags).test(value);

export const optional = (inner: Mini): Mini =>
  schema(
    (value, path, refuse) => (value === undefined ? value : inner.read(value, path, refuse)),
    true,
  );
export const nullable = (inner: Mini): Mini =>
  schema(
    (value, path, refuse) => (value === null ? value : inner.read(value, path, refuse)),
    inner.missing,
  );
/** For a model that contains itself. */
export const lazy = (inner: () => Mini): Mini =>
  schema((value, path, refuse) => inner().read(value, path, refuse));

export const array = (item: Mini): Mini =>
  schema((value, path, refuse) => {
    if (Array.isArray(value))
      return value.map((one, index) => item.read(one, [...path, index], refuse));
    refuse(path);
    return value;
  });

/** Keys the shape does not name are dropped. */
export const object = (shape: Readonly<Record<string, Mini>>): Mini =>
  schema((value, path, refuse) => {
    if (!isRecord(value)) {
      refuse(path);
      return value;
    }
    const result: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(shape)) {
      const given = value[key];
      const read =
        given === undefined && field.missing ? given : field.read(given, [...path, key], refuse);
      if (read !== undefined || key in value) result[key] = read;
    }
    return result;
  });

export const record = (_key: Mini, item: Mini): Mini =>
  schema((value, path, refuse) => {
    if (!isRecord(value)) {
      refuse(path);
      return value;
    }
    const named = Object.entries(value).filter(([key]) => key !== '__proto__');
    return Object.fromEntries(
      named.map(([key, one]) => [key, item.read(one, [...path, key], refuse)]),
    );
  });

/** The first that fits. Else the misfits of the only one of the right type; else the value itself is the misfit. */
export const union = (options: readonly Mini[]): Mini =>
  schema((value, path, refuse) => {
    const close: { readonly data: unknown; readonly misfits: readonly Path[] }[] = [];
    for (const option of options) {
      const misfits: Path[] = [];
      let right = true;
      const data = option.read(value, path, (at, soft = false) => {
        misfits.push(at);
        right &&= soft;
      });
      if (misfits.length === 0) return data;
      if (right) close.push({ data, misfits });
    }
    const [only, another] = close;
    if (!only || another) {
      refuse(path);
      return value;
    }
    for (const at of only.misfits) refuse(at, true);
    return only.data;
  });

/** `_default` in zod's words: what is missing becomes the value. */
export const _default = (inner: Mini, value: unknown): Mini =>
  schema((given, path, refuse) => inner.read(given === undefined ? value : given, path, refuse));
