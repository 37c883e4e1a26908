import type { IntentKey } from './idempotency.ts';

/** What a validator of an answer has to be able to do; zod's schemas are such validators. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: SchemaIssues };
}

/** Where an answer does not fit. Paths only, never values: these may be logged. */
export interface SchemaIssues {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}

/** How an operation is sent, read from the contract. */
export interface CallKind {
  readonly token: 'none' | 'required' | 'optional';
  readonly encrypted: boolean;
}

/** What a caller may add to a call. */
export interface RequestOptions {
  /** Gives the call up; it then fails with NETWORK and `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until TIMEOUT for this call. Default: that of the client. */
  readonly timeoutMs?: number | undefined;
}

/** What a caller adds to a call that moves something: the key of its wish, and what any call may have. */
export interface KeyedOptions extends RequestOptions, IntentKey {}

/** JSON, a form, or null for none. */
export type RequestBody = string | URLSearchParams | null;

/** One request as it is handed to the transport. */
export interface OutgoingRequest<T> extends RequestOptions {
  /** Sent as Idempotency-Key, where the call takes one. */
  readonly idempotencyKey?: string | undefined;
  readonly method: string;
  readonly body: RequestBody;
  readonly schema: Schema<T>;
  /** What the caller has from an earlier answer: the value where the backend answers "not modified" (304). */
  readonly kept?: (() => T | undefined) | undefined;
}

/** Sends requests of one `Api`. What it rejects with becomes an `ApiError` in `callOperation`. */
export interface Transport {
  send<T>(kind: CallKind, url: string, request: OutgoingRequest<T>): Promise<T>;
}

/** A body that may carry more than the contract declares; what more is decided by the backend's rules (REG-02). */
export type OpenBody<T> = T & Readonly<Record<string, string | boolean | undefined>>;
