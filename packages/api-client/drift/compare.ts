/** Compares traffic with the contract. Pure: exchanges in, differences out. */
import { at, isRecord, type Json, operationsOf } from '../generate/document.ts';
import { type Difference, error, type Found } from './difference.ts';
import type { Exchange } from './har.ts';
import {
  cachingFindings,
  type HeaderNames,
  headerFindings,
  headerNames,
  isCall,
} from './headers.ts';
import { answerFindings, bodyFindings, parsed, queryFindings } from './messages.ts';

/** The result of a comparison. */
export interface DriftReport {
  readonly exchanges: number;
  /** Number of requests outside of the contract that do not look like calls, such as pictures. */
  readonly skipped: number;
  /** Operations that were in the traffic, and those that were not. */
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
  readonly differences: readonly Difference[];
}

/** How a backend's URLs and headers differ from the contract. */
export interface DriftOptions {
  /** Path before the contract's own, such as `/api`. */
  readonly prefix?: string;
  /** Header names that differ from the default profile; an empty one is not expected. */
  readonly headers?: Partial<HeaderNames>;
}

/** The path after the prefix; undefined when it does not begin with the prefix. */
function pathAfter(prefix: string, pathname: string): string | undefined {
  const before = prefix.replace(/\/$/, '');
  return pathname.startsWith(`${before}/`) ? pathname.slice(before.length) : undefined;
}

/** Pages load many other files. A call is recognised by its headers, or by the envelope of its answer. */
function looksLikeCall(exchange: Exchange, names: HeaderNames): boolean {
  const value = parsed(exchange.answer)?.value;
  const isEnvelope = isRecord(value) && typeof value.success === 'boolean' && 'value' in value;
  return isEnvelope || isCall(exchange, names);
}

/** Compares recorded exchanges with a bundled contract. */
export function driftOf(
  contract: Json,
  exchanges: readonly Exchange[],
  { prefix = '', headers }: DriftOptions = {},
): DriftReport {
  const names = headerNames(contract, headers);
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
    const path = pathAfter(prefix, url.pathname);
    const isKnown = path !== undefined && roots.has(path.split('/')[1]);
    const isOther = exchange.method === 'OPTIONS' || (path !== undefined && streams.includes(path));
    if (isOther || (!isKnown && !looksLikeCall(exchange, names))) {
      skipped += 1;
      continue;
    }
    const samePath = operations.filter((operation) => operation.path === path);
    const operation = samePath.find(({ method }) => method === exchange.method);
    if (operation === undefined) {
      const methods = samePath.map(({ method }) => method).join(', ');
      add(
        `${exchange.method} ${path ?? url.pathname}`,
        methods === ''
          ? error('address', 'unknown', 'is not in the contract')
          : error('method', 'value', `is not ${methods}`),
      );
      continue;
    }
    seen.add(operation.id);
    for (const found of [
      ...queryFindings(contract, operation, url.searchParams),
      ...headerFindings(operation, exchange, names),
      ...cachingFindings(operation, exchange, names),
      ...bodyFindings(contract, operation, exchange),
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

/** The report as text, one line per difference. */
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
