/** Says in words how a value differs from the schema by which the site reads it. */
import { at, isRecord } from '../../packages/api-client/generate/document.ts';
import { plain } from './finding.ts';
import { overrideFor } from './override-code.ts';

/** One place of a value that the site cannot read. */
export interface FieldProblem {
  /** As `value.games[].minBet`. */
  readonly place: string;
  readonly got: string;
  readonly need: string;
  readonly solve: string;
  readonly code?: string;
}

/** The part of a zod issue that is read here. */
export interface Issue {
  readonly path: readonly PropertyKey[];
}

const mostPlaces = 12;

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string'
    ? 'a text'
    : `a ${typeof value === 'boolean' ? 'yes or no' : typeof value}`;
};

const needs: Readonly<Record<string, string>> = {
  string: 'a text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const numbered = (path: readonly PropertyKey[]): (string | number)[] =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

/** `value.games[].minBet` */
export const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (place, step) =>
      typeof step === 'number' ? `${place}[]` : `${place}.${plain(String(step), 40)}`,
    'value',
  );

const asWritten = (name: string): string => name.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

/** A field that has the wanted name in another spelling, such as `sum_balance` or `MinBet`. */
function sameByName(parent: unknown, name: string): string | undefined {
  if (!isRecord(parent)) return undefined;
  const names = Object.keys(parent).filter((known) => known !== name && /^\w{1,40}$/.test(known));
  const wanted = asWritten(name);
  return (
    names.find((known) => asWritten(known) === wanted) ??
    names.find((known) => {
      const other = asWritten(known);
      return other.length > 2 && (wanted.endsWith(other) || other.endsWith(wanted));
    })
  );
}

const money = 'a decimal number as text, such as "12500.50"';

/** Names of amounts: every amount of the contract is a text. */
const isAmount = (name: string): boolean =>
  /balance|amount|bet$|fee$|bonus$|stake|payout|profit|prize|turnover$|total$|^main$/i.test(name);

/** What an issue asks for, in words. */
function needOf(issue: Issue): string {
  const format = at(issue, 'format');
  const pattern = at(issue, 'pattern');
  if (format === 'regex' && typeof pattern === 'string') {
    return /\\\.|\[\.\]/.test(pattern) && /\d|0-9/.test(pattern)
      ? money
      : `a text that fits ${plain(pattern, 60)}`;
  }
  const expected = at(issue, 'expected');
  const values = at(issue, 'values');
  if (Array.isArray(values)) return `one of ${plain(values.map(String).join(', '), 80)}`;
  const least = at(issue, 'minimum');
  if (least !== undefined) return `at least ${String(least)}`;
  if (expected === 'string' && isAmount(String(issue.path.at(-1)))) return money;
  return needs[String(expected)] ?? 'one of the shapes of the contract';
}

/** The field of an object that holds the wanted list. */
const listInside = (value: unknown): string | undefined =>
  isRecord(value)
    ? Object.keys(value).find((name) => Array.isArray(value[name]) && /^\w{1,40}$/.test(name))
    : undefined;

function problemOf(operation: string, value: unknown, issue: Issue): FieldProblem {
  const path = numbered(issue.path);
  const found = at(value, ...path);
  const place = placeOf(issue.path);
  const name = String(path.at(-1) ?? 'value');
  const need = needOf(issue);
  const parent = at(value, ...path.slice(0, -1));
  if (found === undefined) {
    const same = sameByName(parent, name);
    if (same === undefined) {
      return {
        place,
        got: 'the field is missing',
        need,
        solve: `Send \`${name}\` with the answer, or add it in an override.`,
        ...overrideFor(operation, path, '…'),
      };
    }
    return {
      place,
      got: `the field is missing; \`${same}\` may be the same`,
      need,
      solve: `An override gives \`${same}\` the name \`${name}\`.`,
      ...overrideFor(operation, path, `one.${same}`),
    };
  }
  const inside = listInside(found);
  if (need === 'a list' && inside !== undefined) {
    return {
      place,
      got: `an object with the list in \`${inside}\``,
      need,
      solve: 'An override takes the list out of it.',
      ...overrideFor(operation, path, `one.${name}.${inside}`),
    };
  }
  const wantsText = /text/.test(need);
  if (typeof found === 'number' && wantsText) {
    return {
      place,
      got: 'a number',
      need: need === 'a text' ? need : `${need}: above 2^53 a number changes its value`,
      solve: 'Send a text, or make one of it in an override.',
      ...overrideFor(operation, path, `String(one.${name})`),
    };
  }
  if (typeof found === 'string' && /number|at least/.test(need)) {
    return {
      place,
      got: 'a text',
      need,
      solve: 'Send a number, or make one of it in an override.',
      ...overrideFor(operation, path, `Number(one.${name})`),
    };
  }
  return {
    place,
    got: kindOf(found),
    need,
    solve: 'Change the answer, or translate the field in an override.',
    ...overrideFor(operation, path, '…'),
  };
}

/**
 * The places where a value does not fit, one for each field however often it is in a list. `operation`: method and path
 * of the call.
 */
export function fieldProblems(
  operation: string,
  value: unknown,
  issues: readonly Issue[],
): readonly FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const place = placeOf(issue.path);
    if (!found.has(place)) found.set(place, problemOf(operation, value, issue));
  }
  const all = [...found.values()];
  const rest = all.length - mostPlaces;
  if (rest < 1) return all;
  return [
    ...all.slice(0, mostPlaces),
    {
      place: 'value',
      got: `${rest} further fields differ`,
      need: 'the shape of the contract (`pnpm contract:docs`)',
      solve: 'One override can translate the whole value.',
    },
  ];
}
