/**
 * Every operation with a validator for its whole answer, so that tests can check a backend against the contract. Not
 * for pages: it imports every schema.
 */
import * as zod from 'zod/mini';
import { Failure } from './generated/model/failure.zod.ts';
import { ServerMessage } from './generated/model/serverMessage.zod.ts';
import { mapOperations, type OperationId, operations } from './generated/operations.ts';

export type { OperationId };

/** How an operation is sent, and the validator of its answer. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly token: 'none' | 'required' | 'optional';
  readonly encrypted: boolean;
  /** Whether it accepts the header Idempotency-Key. */
  readonly idempotent: boolean;
  readonly origin: string;
  /** Accepts the whole answer: a success with the operation's value, or a refusal. */
  readonly envelope: zod.ZodMiniType;
}

const envelopeOf = (value: zod.ZodMiniType) =>
  zod.union([zod.object({ success: zod.literal(true), value, message: ServerMessage }), Failure]);

function describe(id: OperationId): Operation {
  const { value, ...facts } = operations[id];
  return { id, ...facts, envelope: envelopeOf(value) };
}

/** All operations by operationId. */
export const schemas: Readonly<Record<OperationId, Operation>> = mapOperations(describe);

/** Finds the operation for a method and a path (without query); undefined when the contract has none. */
export function findOperation(method: string, pathname: string): Operation | undefined {
  const wanted = method.toUpperCase();
  return Object.values(schemas).find(
    (operation) => operation.method === wanted && operation.path === pathname,
  );
}
