/**
 * The public API of the client: callers never use generated names. `api.getBalance()` makes a call;
 * `queries.balance(api)` returns options for react-query's useQuery. A page loads only the schemas of the calls and
 * queries it names.
 * `paths.balance` is the second part of the key of that query: with it a page reads its answers again, whatever they were
 * asked with.
 */
import { type Calls, lazyCalls } from './generated/calls.ts';
import { type CipherSource, encryptionBy } from './transport/cipher-source.ts';
import type { PayloadCipher } from './transport/payload-cipher.ts';
import type { QuerySource } from './transport/queries.ts';
import { createTransport, type TransportConfig } from './transport/transport.ts';

export type { KeyedOperation } from './generated/calls.ts';
export * as paths from './generated/paths.ts';
export * as queries from './generated/queries.ts';
export type * from './generated/wire.ts';
export { isUnsettled } from './intents/outcome.ts';
export { lazyAesCipher, lazyWebCipher } from './transport/cipher.ts';
export type { CipherSource } from './transport/cipher-source.ts';
export type { WireValues } from './transport/constants.ts';
export {
  ApiError,
  type ApiErrorCode,
  type ApiErrorDetail,
  isApiError,
  type LoginChallenge,
} from './transport/errors.ts';
export type { Fetch } from './transport/exchange.ts';
export { defaultProfile, type HeaderProfile } from './transport/headers.ts';
export { hasFailed, healsIn, keepFailures } from './transport/healing.ts';
export { type IdempotencyKey, type IntentKey, randomHex } from './transport/idempotency.ts';
export type { PayloadCipher } from './transport/payload-cipher.ts';
export { type QuerySource, retryDelay, retryRead } from './transport/queries.ts';
export { codeMissingEvent, retried } from './transport/retried.ts';
export type { KeyedOptions, RequestOptions, Transport } from './transport/types.ts';

/** The backend and session of an `Api`. */
export interface ApiConfig extends Omit<TransportConfig, 'encryption'> {
  /** Encrypts the bodies of encrypted calls: one cipher, or where to get it. Default: none, plain JSON. */
  readonly cipher?: PayloadCipher | CipherSource | undefined;
}

/**
 * One method per operation of the contract, plus what `queries` needs. Rejects with `ApiError` only (API-02). The
 * methods are not own properties, so spreading an `Api` copies none of them; `withAnswers` replaces some.
 */
export interface Api extends Calls, QuerySource {}

/** Creates a client of one backend and one session. It has no shared state, so a page can have several. */
export function createApi({ cipher, ...config }: ApiConfig): Api {
  const transport = createTransport({
    ...config,
    ...(cipher && { encryption: encryptionBy(cipher) }),
  });
  return lazyCalls(transport, { transport, language: () => config.language() });
}

/** The same client with some methods replaced: for tests, stories and an operation that a backend does differently. */
export const withAnswers = (api: Api, answers: Partial<Calls>): Api =>
  new Proxy(api, {
    get: (target, name, receiver) =>
      Object.hasOwn(answers, name)
        ? Reflect.get(answers, name)
        : Reflect.get(target, name, receiver),
  });
