/** The sender of a call. */
export type Sender = 'guest' | 'member' | 'agent';

/** A valid call, and how it can be broken. */
export interface SoundCall {
  /** `POST /wps/v2/deposit`. */
  readonly line: string;
  readonly as: Sender;
  readonly body: Readonly<Record<string, unknown>>;
  /** Parameters that accept any text, or lists that may be empty. */
  readonly free?: readonly string[];
  /** Additional invalid values, by parameter. */
  readonly worse?: Readonly<Record<string, readonly unknown[]>>;
  /** All parameters are optional: the call may stay valid when broken, and then changes nothing. */
  readonly harmless?: boolean;
}

const noText = [null, true, [], {}, 1e308, -1, 0.1, ['x'], { $gt: '' }] as const;

/** Values that even a parameter for any text refuses. */
const unwritable = [...noText, '\u0000', 'a\u0007b', '\ud800', 'x'.repeat(5_000)];

/** Values that every other parameter refuses. */
const nowhere = [
  ...noText,
  ...['', ' ', '-1', '1e3', '0x10', 'NaN', '\u09e7', '1.001', '9'.repeat(400), 'x'.repeat(300)],
  ...['<script>', "' or 1=1 --", '\u0000', '../../etc'],
];

/** One way to break a valid call. */
export interface Break {
  readonly kind: 'value' | 'drop' | 'add' | 'whole';
  readonly pick: number;
  readonly with: number;
}

const strangers = ['__proto__', 'constructor', 'amount2', 'admin', 'memberId2', '$where', ''];
const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** The text of a broken body; `null` when this way would leave the call valid. */
export function broken({ body, free = [], worse = {} }: SoundCall, how: Break): string | null {
  const keys = Object.keys(body);
  const key = nth(keys, how.pick) ?? '';
  const values = [...(free.includes(key) ? unwritable : nowhere), ...(worse[key] ?? [])];
  const value = JSON.stringify(nth(values, how.with));
  const line = (name: string, json: string) => `${JSON.stringify(name)}:${json}`;
  const lines = (names: readonly string[]) =>
    names.map((name) => line(name, JSON.stringify(body[name])));
  const write = (parts: readonly string[]) => `{${parts.join(',')}}`;
  const others = keys.filter((name) => name !== key);
  if (how.kind === 'whole') {
    return nth(['', 'null', '[]', '"x"', '{', '7', '{"a":', '{}'], how.pick) ?? '';
  }
  if (how.kind === 'drop') return write(lines(others));
  if (how.kind === 'add') {
    return write([...lines(keys), line(nth(strangers, how.pick) ?? '', value)]);
  }
  const isEmptyList = value === '[]' && Array.isArray(body[key]);
  if (isEmptyList && free.includes(key)) return null;
  return value === JSON.stringify(body[key]) ? null : write([...lines(others), line(key, value)]);
}

/** A whole state as text. */
export const shown = (state: object): string =>
  JSON.stringify(state, (_, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`;
    if (value instanceof Map) return [...value];
    return value instanceof Set ? [...value] : value;
  });
