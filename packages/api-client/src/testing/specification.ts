/** Section 7 of the specification as a table, and the contract's departures from it. For tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolved } from '../../drift/shape.ts';
import {
  at,
  bodyMediaOf,
  bodyNameOf,
  isRecord,
  type Json,
  type OperationFacts,
  queryParametersOf,
} from '../../generate/document.ts';

/** One call of the specification. */
export interface SpecifiedCall {
  readonly method: string;
  readonly isForm: boolean;
  readonly path: string;
  readonly token: boolean;
  readonly encrypted: boolean;
  /** Names of the parameters, each with its constants. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
}

function parametersIn(words: readonly string[]): Map<string, string[]> {
  const parameters = new Map<string, string[]>();
  for (const word of words) {
    const [name = '', constant] = word.split('=');
    const constants = parameters.get(name) ?? [];
    parameters.set(name, constant === undefined ? constants : [...constants, constant]);
  }
  return parameters;
}

/** Reads the table of specified-paths.txt. */
export function specifiedCalls(
  text = readFileSync(join(import.meta.dirname, 'specified-paths.txt'), 'utf8'),
): SpecifiedCall[] {
  return text
    .split('\n')
    .filter((line) => /^[A-Z]+\?? \//.test(line))
    .map((line) => {
      const [method = '', path = '', token, encrypted, ...parameters] = line.split(' ');
      const isForm = method === 'FORM';
      return {
        method: isForm ? 'POST' : method.replace('?', ''),
        isForm,
        path,
        token: token === 'T',
        encrypted: encrypted === 'E',
        parameters: parametersIn(parameters),
      };
    });
}

/** A parameter of an operation, in its query or its body. */
interface Parameter {
  readonly name: string;
  readonly schema: unknown;
  readonly origin: unknown;
}

function parametersOf(contract: Json, operation: OperationFacts): Parameter[] {
  const query = queryParametersOf(operation.raw).map((parameter) => ({
    name: String(parameter.name),
    schema: resolved(contract, parameter.schema),
    origin: parameter['x-origin'] ?? operation.origin,
  }));
  const body = at(contract, 'components', 'schemas', bodyNameOf(operation) ?? '');
  const properties = at(body, 'properties');
  const fields = Object.entries(isRecord(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    schema: resolved(contract, schema),
    origin: at(schema, 'x-origin') ?? at(body, 'x-origin'),
  }));
  return [...query, ...fields];
}

/** Whether a parameter can have a constant: as one of its words, or as its default. */
function takes(schema: unknown, constant: string): boolean {
  const words = at(schema, 'enum');
  const all = [at(schema, 'const'), at(schema, 'default'), ...(Array.isArray(words) ? words : [])];
  return all.some((word) => word !== undefined && String(word) === constant);
}

/** How an operation departs from the specification, in the words of `x-departs`. */
export function departuresOf(
  contract: Json,
  operation: OperationFacts,
  specified: SpecifiedCall,
): string[] {
  const { raw, token, encrypted } = operation;
  const own = parametersOf(contract, operation);
  const body = at(contract, 'components', 'schemas', bodyNameOf(operation) ?? '');
  const isOpen = isRecord(at(body, 'additionalProperties'));
  const departs = [
    ...((bodyMediaOf(raw)?.isForm ?? false) === specified.isForm ? [] : ['form']),
    ...(token === (specified.token ? 'required' : 'none') ? [] : ['token']),
    ...(encrypted === specified.encrypted ? [] : ['encrypted']),
  ];
  for (const [name, constants] of specified.parameters) {
    const parameter = own.find((one) => one.name === name);
    const fits = parameter ? constants.every((one) => takes(parameter.schema, one)) : isOpen;
    if (!fits) departs.push(`parameter ${name}`);
  }
  return departs.sort();
}

/** Parameters that the contract marks as specified but the specification does not have. */
export const unfounded = (
  contract: Json,
  operation: OperationFacts,
  { parameters }: SpecifiedCall,
): string[] =>
  parametersOf(contract, operation)
    .filter(({ name, origin }) => origin === 'specified' && !parameters.has(name))
    .map(({ name }) => `${operation.id} ${name}`);

/** A line of specified-properties.txt: shape, section, the first words of its place, names. */
const propertyLine = /^(\w+) (\d [^:]+): (.+)$/;

/** Joins words: "game name" becomes `gameName`. */
const together = (words: string): string =>
  words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** Properties that the specification names: `Shape.property`, with the section that names it. */
export function specifiedProperties(
  text = readFileSync(join(import.meta.dirname, 'specified-properties.txt'), 'utf8'),
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, shape, section = '', names] = propertyLine.exec(line) ?? [];
    if (names === undefined) continue;
    for (const name of names.split(', ')) found.set(`${shape}.${together(name)}`, section);
  }
  return found;
}
