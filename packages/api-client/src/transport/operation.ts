import type { Sends } from './constants.ts';
import { ApiError } from './errors.ts';
import type { CallKind, RequestBody, Schema, Transport } from './types.ts';

/**
 * One operation of the contract, as data: how it is sent and the schema of its value. Generated; a page contains the
 * ones it calls.
 */
export interface Operation<Input, Value> extends CallKind {
  readonly method: string;
  readonly path: string;
  readonly schema: Schema<Value>;
  /** Where the input goes. */
  readonly takes: 'query' | 'body' | 'form' | 'nothing';
  /** Whether it accepts the header Idempotency-Key. */
  readonly idempotent: boolean;
  /** Query parameters that every request has. */
  readonly sends?: Sends | undefined;
  /** Never set at run time: it only carries the type of the input. */
  readonly input?: (input: Input) => void;
}

/** A read. Its input, if any, is sent as its query, with the parameters that every request has. */
export const read = <Input, Value>(
  kind: CallKind,
  path: string,
  schema: Schema<Value>,
  takes: Operation<Input, Value>['takes'] = 'query',
  sends?: Sends,
): Operation<Input, Value> => ({
  ...kind,
  method: 'GET',
  path,
  schema,
  takes,
  idempotent: false,
  sends,
});

/** A call that changes something. Its input, if any, is sent as its body. */
export const write = <Input, Value>(
  kind: CallKind,
  method: string,
  path: string,
  schema: Schema<Value>,
  idempotent = false,
  takes: Operation<Input, Value>['takes'] = 'body',
): Operation<Input, Value> => ({ ...kind, method, path, schema, takes, idempotent });

/**
 * Calls one operation. Rejects with `ApiError` only, whatever the arguments. Sends nothing when a required key is
 * missing.
 */
export async function callOperation<Input, Value>(
  transport: Transport,
  operation: Operation<Input, Value>,
  input: unknown,
  options: unknown,
): Promise<Value> {
  const { method, path, schema, takes, idempotent, sends } = operation;
  try {
    const query = takes === 'query' && String(pairsOf(input));
    return await transport.send(operation, query ? `${path}?${query}` : path, {
      ...(typeof options === 'object' && options),
      idempotencyKey: idempotent ? keyOf(options) : undefined,
      method,
      schema,
      sends,
      body: bodyOf(takes, input),
    });
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('UNKNOWN', { cause });
  }
}

/** Named values as the pairs of a URL or a form. Leaves undefined values out. */
const pairsOf = (input: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(Object(input))
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/**
 * The key in the options.
 * @throws {TypeError} when the options have no key: without one, a second attempt would do the same twice (WAL-07)
 */
function keyOf(options: unknown): string {
  const key: unknown = Object(options).idempotencyKey;
  if (typeof key !== 'string') throw new TypeError('No idempotency key');
  return key;
}

/**
 * The body for an input.
 * @throws {TypeError} when a body is required and the input is none
 */
function bodyOf(takes: Operation<never, unknown>['takes'], input: unknown): RequestBody {
  if (takes !== 'body' && takes !== 'form') return null;
  const text: string | undefined = JSON.stringify(input);
  if (text === undefined) throw new TypeError('No body');
  return takes === 'form' ? pairsOf(input) : text;
}
