/** Compares a value with a JSON schema of the contract and reports every place where they differ. */
import { at, isRecord, type Json } from '../generate/document.ts';
import { fitsFormat } from './formats.ts';

/** The kinds of difference at one place. */
export type ShapeKind = 'missing' | 'unknown' | 'type' | 'value' | 'word';

/** One place where a value differs from its schema. Names types and words of short lists, never other values. */
export interface ShapeDifference {
  readonly kind: ShapeKind;
  readonly field: string;
  readonly detail: string;
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
};

const fitsType = (wanted: string, value: unknown): boolean => {
  const found = typeOf(value);
  return found === wanted || (wanted === 'number' && found === 'integer');
};

const below = (field: string, name: string) => (field === '' ? name : `${field}.${name}`);
const short = (value: unknown) => JSON.stringify(value).slice(0, 40);

/** The schema a reference points to. */
export function resolved(contract: Json, schema: unknown): unknown {
  const ref = at(schema, '$ref');
  if (typeof ref !== 'string') return schema;
  return resolved(contract, at(contract, ...ref.replace(/^#\//, '').split('/')));
}

/** The known words of an open list, read from its description. */
function knownWords(schema: unknown): readonly string[] {
  const description = at(schema, 'description');
  if (typeof description !== 'string' || !description.endsWith('The list is open.')) return [];
  const list = description.slice(0, -'The list is open.'.length).replace(/^.*:/s, '');
  const words = list
    .split(/[,;.]|\bor\b|\band\b/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.every((word) => /^[\w-]+$/.test(word)) ? words : [];
}

/** All differences of a value; `field` is the path so far. */
export function shapeDifferences(
  contract: Json,
  given: unknown,
  value: unknown,
  field = '',
): ShapeDifference[] {
  const schema = resolved(contract, given);
  if (!isRecord(schema)) return [];
  const branches = at(schema, 'oneOf') ?? at(schema, 'anyOf');
  if (Array.isArray(branches)) return closest(contract, branches, value, field);
  const differ = (kind: ShapeKind, detail: string): ShapeDifference[] => [{ kind, field, detail }];
  if ('const' in schema && schema.const !== value) {
    return differ('value', `is not ${short(schema.const)}`);
  }
  const types = [schema.type].flat().filter((type) => typeof type === 'string');
  if (types.length > 0 && !types.some((type) => fitsType(type, value))) {
    return differ('type', `is ${typeOf(value)}, not ${types.join(' or ')}`);
  }
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) {
    return differ('value', `${short(value)} is not one of ${schema.enum.join(', ')}`);
  }
  if (typeof value === 'string') return textDifferences(schema, value, differ);
  if (typeof value === 'number') return numberDifferences(schema, value, differ);
  if (Array.isArray(value)) {
    return value.flatMap((item) => shapeDifferences(contract, schema.items, item, `${field}[]`));
  }
  return isRecord(value) ? objectDifferences(contract, schema, value, field) : [];
}

type Differ = (kind: ShapeKind, detail: string) => ShapeDifference[];

function textDifferences(schema: Json, value: string, differ: Differ): ShapeDifference[] {
  if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(value)) {
    return differ('value', `does not match ${schema.pattern}`);
  }
  if (!fitsFormat(schema.format, value)) return differ('value', `is no ${schema.format}`);
  const words = knownWords(schema);
  return words.length > 1 && !words.includes(value)
    ? differ('word', `${short(value)} is a word the contract does not list`)
    : [];
}

function numberDifferences(schema: Json, value: number, differ: Differ): ShapeDifference[] {
  const { minimum, maximum } = schema;
  if (typeof minimum === 'number' && value < minimum) return differ('value', `is below ${minimum}`);
  if (typeof maximum === 'number' && value > maximum) return differ('value', `is above ${maximum}`);
  return [];
}

function objectDifferences(
  contract: Json,
  schema: Json,
  value: Json,
  field: string,
): ShapeDifference[] {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const rest = schema.additionalProperties;
  const found: ShapeDifference[] = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ kind: 'missing', field: below(field, name), detail: 'is missing' }));
  for (const [name, part] of Object.entries(value)) {
    const place = below(field, name);
    if (Object.hasOwn(properties, name)) {
      found.push(...shapeDifferences(contract, properties[name], part, place));
    } else if (isRecord(rest)) {
      found.push(...shapeDifferences(contract, rest, part, below(field, '*')));
    } else if (rest !== true) {
      found.push({ kind: 'unknown', field: place, detail: `is ${typeOf(part)} and not described` });
    }
  }
  return found;
}

/**
 * The differences to the best matching one of several schemas. A constant that does not match counts most against a
 * schema.
 */
function closest(
  contract: Json,
  branches: readonly unknown[],
  value: unknown,
  field: string,
): ShapeDifference[] {
  const weight = (difference: ShapeDifference) =>
    difference.detail.startsWith('is not ') ? 100 : difference.field === field ? 50 : 1;
  const tried = branches.map((branch) => shapeDifferences(contract, branch, value, field));
  const cost = (list: readonly ShapeDifference[]) =>
    list.reduce((sum, difference) => sum + weight(difference), 0);
  return tried.reduce((best, next) => (cost(next) < cost(best) ? next : best), tried[0] ?? []);
}
