import { ApiError } from './errors.ts';
import { lazily } from './lazily.ts';
import { callOperation } from './operation.ts';
import { retried } from './retried.ts';
import type { Transport } from './types.ts';

const table = lazily(() => import('../generated/table.ts'));

/** Calls the operation with a name. Its code, and the table that finds it, load with the first call. */
export async function callByName(
  transport: Transport,
  name: string,
  given: readonly unknown[],
): Promise<unknown> {
  const { operationNamed } = await table();
  const operation = await retried(() => operationNamed(name)).catch((cause: unknown) => {
    throw new ApiError('NETWORK', { cause });
  });
  if (operation === undefined) {
    throw new ApiError('UNKNOWN', { cause: new Error(`The contract has no operation ${name}`) });
  }
  const [input, options] = operation.takes === 'nothing' ? [undefined, given[0]] : given;
  return callOperation(transport, operation, input, options);
}
