import type { CallKind, RequestOptions, Schema, Transport } from './types.ts';

/**
 * One operation of the contract, as data: how it is sent and what its value must look like. Generated; a page carries
 * the ones it calls.
 */
export interface Operation<Input, Value> extends CallKind {
  readonly method: string;
  readonly path: string;
  readonly schema: Schema<Value>;
  /** Where the input goes. */
  readonly takes: 'query' | 'body' | 'nothing';
  /** Takes the header Idempotency-Key. */
  readonly idempotent: boolean;
  /** Never there at run time: keeps the type of the input. */
  readonly input?: (input: Input) => void;
}

/** A read. Its input, if it has one, is its query. */
export const read = <Input, Value>(
  kind: CallKind,
  path: string,
  schema: Schema<Value>,
  takes: Operation<Input, Value>['takes'] = 'query',
): Operation<Input, Value> => ({ ...kind, method: 'GET', path, schema, takes, idempotent: false });

/** A call that changes something. Its input, if it has one, is its body. */
export const write = <Input, Value>(
  kind: CallKind,
  method: string,
  path: string,
  schema: Schema<Value>,
  idempotent = false,
  takes: Operation<Input, Value>['takes'] = 'body',
): Operation<Input, Value> => ({ ...kind, method, path, schema, takes, idempotent });

/** Calls one operation. Rejects with `ApiError` only. */
export const callOperation = <Input, Value>(
  transport: Transport,
  operation: Operation<Input, Value>,
  input: unknown,
  options: RequestOptions,
): Promise<Value> => {
  const { method, path, schema, takes } = operation;
  return transport.send(operation, takes === 'query' ? path + queryOf(input) : path, {
    ...options,
    method,
    schema,
    body: takes === 'body' ? JSON.stringify(input) : null,
  });
};

/** `?a=1&b=2` without what is undefined; empty when nothing is left. */
function queryOf(input: unknown): string {
  const given = Object.entries(Object(input)).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${query}` : '';
}
