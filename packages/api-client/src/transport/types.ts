import type { Sends } from './constants.ts';
import type { IntentKey } from './idempotency.ts';

/** The interface of a validator for answers; zod's schemas have it. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: SchemaIssues };
}

/** Where an answer does not match. Only paths, never values: they may be logged. */
export interface SchemaIssues {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}

/** How an operation is sent, read from the contract. */
export interface CallKind {
  readonly token: 'none' | 'required' | 'optional';
  readonly encrypted: boolean;
}

/** Options that a caller may add to a call. */
export interface RequestOptions {
  /** Aborts the call, which then fails with NETWORK and `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until TIMEOUT for this call. Default: that of the client. */
  readonly timeoutMs?: number | undefined;
}

/** Options of a call with a key: the key of its intent, and those of any call. */
export interface KeyedOptions extends RequestOptions, IntentKey {}

/** JSON, a form, or null for none. */
export type RequestBody = string | URLSearchParams | null;

/** One request as the transport gets it. */
export interface OutgoingRequest<T> extends RequestOptions {
  /** Sent as Idempotency-Key, if the call accepts one. */
  readonly idempotencyKey?: string | undefined;
  readonly method: string;
  readonly body: RequestBody;
  readonly schema: Schema<T>;
  /** Query parameters that the transport adds. */
  readonly sends?: Sends | undefined;
  /** Returns the caller's value from an earlier answer: used when the backend answers "not modified" (304). */
  readonly kept?: (() => T | undefined) | undefined;
}

/**
 * Sends a body encrypted: `send` gets the encrypted body and the name of its cipher, and may be called a second time when
 * the backend does not know the key.
 */
export type BodyEncryption = <T>(
  body: string,
  send: (body: string, cipher?: string) => Promise<T>,
  limits: { readonly timeoutMs: number; readonly signal: AbortSignal | undefined },
) => Promise<T>;

/** Sends the requests of one `Api`. `callOperation` turns its errors into an `ApiError`. */
export interface Transport {
  send<T>(kind: CallKind, url: string, request: OutgoingRequest<T>): Promise<T>;
}

/** A body that may have more fields than the contract declares; the backend's rules decide which (REG-02). */
export type OpenBody<T> = T & Readonly<Record<string, string | boolean | undefined>>;
