import { ApiError, typed } from './errors.ts';
import { newIdempotencyKey } from './idempotency.ts';
import { lazily } from './lazily.ts';
import { callOperation } from './operation.ts';
import type { RequestOptions, Transport } from './types.ts';

const table = lazily(() => import('../generated/table.ts'));

/** What a caller gave as options; anything else counts as none. */
const optionsIn = (value: unknown): RequestOptions =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Calls the operation of a name. Its code, and the table that knows where it lies, come with the first call. */
export const callByName = (
  transport: Transport,
  name: string,
  given: readonly unknown[],
): Promise<unknown> =>
  typed(async () => {
    const { operationNamed } = await table();
    const operation = await operationNamed(name).catch((cause: unknown) => {
      throw new ApiError('NETWORK', { cause });
    });
    if (operation === undefined) throw new Error(`The contract has no operation ${name}`);
    const [input, options] = operation.takes === 'nothing' ? [undefined, given[0]] : given;
    return callOperation(transport, operation, input, {
      ...(operation.idempotent && { idempotencyKey: newIdempotencyKey() }),
      ...optionsIn(options),
    });
  });
