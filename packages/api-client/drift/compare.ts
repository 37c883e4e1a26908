/** Compares traffic with the contract. Pure: exchanges in, differences out. */
import {
  at,
  isRecord,
  type Json,
  type OperationFacts,
  operationsOf,
  queryParametersOf,
} from '../generate/document.ts';
import type { Exchange } from './har.ts';
import { resolved, type ShapeDifference, shapeDifferences } from './shape.ts';

/** One difference between traffic and contract, however often it was seen. */
export interface Difference {
  /** operationId, or method and path of an address the contract lacks. */
  readonly operation: string;
  /** Where: `query.pageNo`, `request.amount`, `answer.value.sumBalance`, `address`, `header.Authorization` … */
  readonly field: string;
  readonly kind: string;
  readonly detail: string;
  /** Notes alone do not fail a run: the client copes with them. */
  readonly severity: 'error' | 'note';
  readonly times: number;
}

/** What was compared. */
export interface DriftReport {
  readonly exchanges: number;
  /** Addresses outside of the contract's prefixes, such as pictures. */
  readonly skipped: number;
  /** Operations that were seen, and those that were not. */
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
  readonly differences: readonly Difference[];
}

/** How the backend is addressed. */
export interface DriftOptions {
  /** Path before the contract's own, such as `/api`. */
  readonly prefix?: string;
  /** Header names that differ from the default profile. */
  readonly tokenHeader?: string;
}

type Found = Omit<Difference, 'times' | 'operation'>;

const json = ['content', 'application/json'];
const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

const error = (field: string, kind: string, detail: string): Found => ({
  field,
  kind,
  detail,
  severity: 'error',
});

const note = (field: string, kind: string, detail: string): Found => ({
  ...error(field, kind, detail),
  severity: 'note',
});

/** A new field or word is something to know; anything else breaks a client. */
const placed =
  (place: string) =>
  ({ kind, field, detail }: ShapeDifference): Found => {
    const where = field === '' ? place : `${place}.${field}`;
    const harmless = place === 'answer' && (kind === 'unknown' || kind === 'word');
    return harmless ? note(where, kind, detail) : error(where, kind, detail);
  };

function queryFindings(contract: Json, { raw }: OperationFacts, query: URLSearchParams): Found[] {
  const parameters = queryParametersOf(raw);
  const known = new Map(parameters.map((parameter) => [String(parameter.name), parameter]));
  const found: Found[] = [];
  for (const [name, parameter] of known) {
    if (parameter.required === true && !query.has(name)) {
      found.push(error(`query.${name}`, 'missing', 'is missing'));
    }
  }
  for (const [name, value] of query) {
    const parameter = known.get(name);
    if (parameter === undefined) {
      found.push(error(`query.${name}`, 'unknown', 'is not described'));
      if (/token|password|secret/i.test(name)) {
        found.push(error(`query.${name}`, 'secret', 'a secret travels in the address'));
      }
      continue;
    }
    const schema = resolved(contract, parameter.schema);
    const type = at(schema, 'type');
    const read = type === 'integer' || type === 'number' ? Number(value) : value;
    const meant =
      type === 'boolean' ? value === 'true' || (value === 'false' ? false : value) : read;
    found.push(...shapeDifferences(contract, schema, meant, name).map(placed('query')));
  }
  return found;
}

function bodyFindings(contract: Json, operation: OperationFacts, body: string | null): Found[] {
  const schema = at(operation.raw, 'requestBody', ...json, 'schema');
  if (schema === undefined) {
    return body === null ? [] : [error('request', 'unknown', 'has a body, and none is described')];
  }
  if (body === null) return [error('request', 'missing', 'has no body')];
  const read = parsed(body);
  if (read === null) return [error('request', 'type', 'is not JSON')];
  return shapeDifferences(contract, schema, read.value).map(placed('request'));
}

function headerFindings(
  { token, idempotent }: OperationFacts,
  { requestHeaders, status }: Exchange,
  tokenHeader: string,
): Found[] {
  const sent = requestHeaders.has(tokenHeader.toLowerCase());
  const found: Found[] = [];
  if (token === 'required' && !sent && status < 400) {
    found.push(error(`header.${tokenHeader}`, 'missing', 'the call went through without a token'));
  }
  if (token === 'none' && sent) {
    found.push(
      note(`header.${tokenHeader}`, 'unknown', 'a token was sent to a call that needs none'),
    );
  }
  if (idempotent && !requestHeaders.has('idempotency-key')) {
    found.push(note('header.Idempotency-Key', 'missing', 'the call can happen twice'));
  }
  return found;
}

function answerFindings(contract: Json, operation: OperationFacts, exchange: Exchange): Found[] {
  const { status, answer } = exchange;
  const read = parsed(answer);
  if (read === null) {
    return [error('answer', 'type', `is not JSON (status ${status})`)];
  }
  const { value } = read;
  if (status >= 500) return [error('answer', 'status', `status ${status}`)];
  const refused = isRecord(value) && value.success === false;
  const schema = refused
    ? { $ref: '#/components/schemas/Failure' }
    : at(operation.raw, 'responses', '200', ...json, 'schema', 'oneOf', 0);
  const found = shapeDifferences(contract, schema, value).map(placed('answer'));
  const code = at(value, 'value', 'code');
  const known = at(contract, 'components', 'examples');
  if (refused && typeof code === 'string' && isRecord(known) && !Object.hasOwn(known, code)) {
    found.push(note('answer.value.code', 'word', `the code ${code.slice(0, 40)} is not listed`));
  }
  return found;
}

/** Compares recorded exchanges with a bundled contract. */
export function driftOf(
  contract: Json,
  exchanges: readonly Exchange[],
  { prefix = '', tokenHeader = 'Authorization' }: DriftOptions = {},
): DriftReport {
  const operations = operationsOf(contract);
  const roots = new Set(operations.map(({ path }) => path.split('/')[1]));
  const streams = Object.keys(Object(contract.paths)).filter(
    (path) => at(contract, 'paths', path, 'get', 'x-stream') === true,
  );
  const counted = new Map<string, Difference>();
  const seen = new Set<string>();
  let skipped = 0;
  const add = (operation: string, found: Found) => {
    const key = `${operation} ${found.field} ${found.kind} ${found.detail}`;
    counted.set(key, { operation, ...found, times: (counted.get(key)?.times ?? 0) + 1 });
  };
  for (const exchange of exchanges) {
    const url = new URL(exchange.url, 'http://localhost');
    const path = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : '';
    if (!roots.has(path.split('/')[1]) || exchange.method === 'OPTIONS' || streams.includes(path)) {
      skipped += 1;
      continue;
    }
    const call = `${exchange.method} ${path}`;
    const samePath = operations.filter((operation) => operation.path === path);
    const operation = samePath.find(({ method }) => method === exchange.method);
    if (operation === undefined) {
      const methods = samePath.map(({ method }) => method).join(', ');
      add(
        call,
        methods === ''
          ? error('address', 'unknown', 'is not in the contract')
          : error('method', 'value', `is not ${methods}`),
      );
      continue;
    }
    seen.add(operation.id);
    for (const found of [
      ...queryFindings(contract, operation, url.searchParams),
      ...headerFindings(operation, exchange, tokenHeader),
      ...bodyFindings(contract, operation, exchange.requestBody),
      ...answerFindings(contract, operation, exchange),
    ]) {
      add(operation.id, found);
    }
  }
  const differences = [...counted.values()].sort(
    (a, b) => a.operation.localeCompare(b.operation) || a.field.localeCompare(b.field),
  );
  const unseen = operations.map(({ id }) => id).filter((id) => !seen.has(id));
  return { exchanges: exchanges.length, skipped, seen: [...seen].sort(), unseen, differences };
}

/** The report for people, one line a difference. */
export function driftText({ exchanges, skipped, seen, unseen, differences }: DriftReport): string {
  const errors = differences.filter(({ severity }) => severity === 'error').length;
  return [
    ...differences.map(
      ({ severity, operation, field, detail, times }) =>
        `${severity === 'error' ? '✗' : '·'} ${operation}  ${field}  ${detail}  (${times}×)`,
    ),
    `${exchanges} exchanges, ${skipped} of them outside of the contract; ` +
      `${seen.length} operations seen, ${unseen.length} not; ` +
      `${errors} differences and ${differences.length - errors} notes`,
  ].join('\n');
}
