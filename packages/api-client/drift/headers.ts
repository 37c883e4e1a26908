/** Headers of the profile (API-03): their names, and the ones that a request lacks. */
import { at, type Json, type OperationFacts } from '../generate/document.ts';
import { error, type Found, note } from './difference.ts';
import type { Exchange } from './har.ts';

/** Names of the headers a backend expects. An empty name: it does not expect the header. */
export interface HeaderNames {
  readonly token: string;
  readonly merchant: string;
  readonly language: string;
  readonly device: string;
}

/** The header names of the contract, replaced by the given ones. */
export function headerNames(contract: Json, given: Partial<HeaderNames> = {}): HeaderNames {
  const named = (name: keyof HeaderNames) =>
    given[name] ?? String(at(contract, 'x-header-profile', name));
  return {
    token: named('token'),
    merchant: named('merchant'),
    language: named('language'),
    device: named('device'),
  };
}

const sends = ({ requestHeaders }: Exchange, name: string): boolean =>
  name !== '' && requestHeaders.has(name.toLowerCase());

/** Whether the site sent this request, judged by its headers. */
export const isCall = (exchange: Exchange, names: HeaderNames): boolean =>
  [names.token, names.merchant, names.device].some((name) => sends(exchange, name));

/** Differences in the headers of a request. */
export function headerFindings(
  { token, idempotent }: OperationFacts,
  exchange: Exchange,
  names: HeaderNames,
): Found[] {
  const found = [names.merchant, names.language, names.device]
    .filter((name) => name !== '' && !sends(exchange, name))
    .map((name) => error(`header.${name}`, 'missing', 'is not sent'));
  const sent = sends(exchange, names.token);
  const place = `header.${names.token}`;
  if (token === 'required' && !sent && exchange.status < 400) {
    found.push(error(place, 'missing', 'the call went through without a token'));
  }
  if (token === 'none' && sent) {
    found.push(note(place, 'unknown', 'a token was sent to a call that needs none'));
  }
  if (idempotent && !sends(exchange, 'Idempotency-Key')) {
    found.push(note('header.Idempotency-Key', 'missing', 'the call can happen twice'));
  }
  return found;
}

/** Reports an answer that belongs to a member and that a browser may store beyond the logout. */
export function cachingFindings(
  { token, method }: OperationFacts,
  exchange: Exchange,
  names: HeaderNames,
): Found[] {
  const isPersonal = token === 'required' || method !== 'GET' || sends(exchange, names.token);
  const { caching } = exchange;
  if (!isPersonal || caching === null || /\bno-store\b/i.test(caching)) return [];
  return [error('answer.Cache-Control', 'missing', 'may stay in the browser: it is not no-store')];
}
