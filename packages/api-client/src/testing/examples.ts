/** The example inputs and answers of every operation in the contract. For tests and tools; never part of a page. */
import { bundledContract } from '../../generate/bundle.ts';
import {
  at,
  bodyMediaOf,
  isRecord,
  type Json,
  operationsOf,
  queryParametersOf,
} from '../../generate/document.ts';

const json = ['content', 'application/json'];

/** The input of each operation: its example body, or a value for each required parameter. */
export function exampleInputs(contract: Json = bundledContract()): ReadonlyMap<string, unknown> {
  return new Map(
    operationsOf(contract).map(({ id, raw }) => [
      id,
      bodyMediaOf(raw)?.example ?? queryExample(contract, raw),
    ]),
  );
}

/** The example answer of each operation: the whole envelope. */
export function exampleAnswers(contract: Json = bundledContract()): ReadonlyMap<string, Json> {
  return new Map(
    operationsOf(contract).map(({ id, raw }) => {
      const example = at(raw, 'responses', '200', ...json, 'example');
      if (!isRecord(example)) throw new Error(`${id} shows no answer`);
      return [id, example];
    }),
  );
}

function queryExample(contract: Json, raw: Json): Record<string, unknown> | undefined {
  const parameters = queryParametersOf(raw);
  if (parameters.length === 0) return undefined;
  const needed = parameters.filter(({ required }) => required === true);
  return Object.fromEntries(
    needed.map((parameter) => [String(parameter.name), valueFor(contract, parameter.schema)]),
  );
}

function valueFor(contract: Json, schema: unknown): unknown {
  const ref = at(schema, '$ref');
  if (typeof ref === 'string') {
    return valueFor(contract, at(contract, ...ref.slice(2).split('/')));
  }
  return at(schema, 'enum', 0) ?? at(schema, 'examples', 0) ?? 'x-1';
}
