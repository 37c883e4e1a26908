/** Compares a request and its answer with one operation of the API contract. */
import {
  at,
  bodyMediaOf,
  isRecord,
  type Json,
  type OperationFacts,
  queryParametersOf,
} from '../generate/document.ts';
import { error, type Found, note } from './difference.ts';
import type { Exchange } from './har.ts';
import { resolved, type ShapeDifference, shapeDifferences } from './shape.ts';

/** Parses a text as JSON; null when it is none. */
export const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** In an answer, a new field or word is only a note; any other difference breaks a client. */
const placed =
  (place: string) =>
  ({ kind, field, detail }: ShapeDifference): Found => {
    const where = field === '' ? place : `${place}.${field}`;
    const harmless = place === 'answer' && (kind === 'unknown' || kind === 'word');
    return harmless ? note(where, kind, detail) : error(where, kind, detail);
  };

/** `application/json` of `application/json; charset=utf-8`. */
const mediaType = (header: string): string => header.split(';', 1).join('').trim().toLowerCase();

export function queryFindings(
  contract: Json,
  { raw }: OperationFacts,
  query: URLSearchParams,
): Found[] {
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

export function bodyFindings(
  contract: Json,
  { raw }: OperationFacts,
  { requestBody: body, requestHeaders }: Exchange,
): Found[] {
  const media = bodyMediaOf(raw);
  if (media === undefined) {
    return body === null ? [] : [error('request', 'unknown', 'has a body, and none is described')];
  }
  if (body === null) return [error('request', 'missing', 'has no body')];
  const sent = mediaType(requestHeaders.get('content-type') ?? '');
  const found =
    sent === media.type
      ? []
      : [error('header.Content-Type', 'type', `is ${sent || 'missing'}, not ${media.type}`)];
  const read = media.isForm
    ? { value: Object.fromEntries(new URLSearchParams(body)) }
    : parsed(body);
  if (read === null) return [...found, error('request', 'type', 'is not JSON')];
  return [...found, ...shapeDifferences(contract, media.schema, read.value).map(placed('request'))];
}

function statusFindings(status: number, succeeded: boolean, refused: boolean): Found[] {
  const told = (detail: string) => [error('answer', 'status', `${detail} with status ${status}`)];
  // A browser records 304 for an answer from its cache.
  if (succeeded && status !== 200 && status !== 304) return told('succeeds');
  return refused && status > 299 && status < 400 ? told('refuses') : [];
}

function typeFindings(contentType: string): Found[] {
  const field = 'answer.header.Content-Type';
  const type = mediaType(contentType);
  if (type === '') return [note(field, 'missing', 'is missing')];
  return /^application\/(.+\+)?json$/.test(type)
    ? []
    : [error(field, 'type', `is ${type.slice(0, 40)}, not application/json`)];
}

export function answerFindings(
  contract: Json,
  operation: OperationFacts,
  { status, answer, contentType }: Exchange,
): Found[] {
  const read = parsed(answer);
  if (read === null) return [error('answer', 'type', `is not JSON (status ${status})`)];
  const { value } = read;
  if (status >= 500) return [error('answer', 'status', `status ${status}`)];
  const refused = at(value, 'success') === false;
  const json = ['content', 'application/json', 'schema', 'oneOf', 0];
  const schema = refused
    ? { $ref: '#/components/schemas/Failure' }
    : at(operation.raw, 'responses', '200', ...json);
  const found = [
    ...typeFindings(contentType),
    ...statusFindings(status, at(value, 'success') === true, refused),
    ...shapeDifferences(contract, schema, value).map(placed('answer')),
  ];
  const code = at(value, 'value', 'code');
  const known = at(contract, 'components', 'examples');
  if (refused && typeof code === 'string' && isRecord(known) && !Object.hasOwn(known, code)) {
    found.push(note('answer.value.code', 'word', `the code ${code.slice(0, 40)} is not listed`));
  }
  return found;
}
