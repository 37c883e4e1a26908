/**
 * The mutators of generated code: one for each kind of call. The transport comes with the options of each call, so
 * several clients can live on one page.
 */
import type { ApiError } from './errors.ts';
import type { CallKind, OutgoingRequest } from './types.ts';

/** The error type of every generated call, whatever the contract declares. orval looks for it in this file. */
export type ErrorType<_Declared> = ApiError;

function call<T>(kind: CallKind, url: string, request: OutgoingRequest<T> = {}): Promise<T> {
  const { transport } = request;
  if (transport === undefined)
    throw new Error(`No transport for ${url}: call it through createApi or queries`);
  return transport.send(kind, url, request);
}

/** Neither token nor cipher. */
export const plainCall = <T>(url: string, request?: OutgoingRequest<T>): Promise<T> =>
  call({ token: 'none', encrypted: false }, url, request);

/** Sends the token, and is not sent without one. */
export const tokenCall = <T>(url: string, request?: OutgoingRequest<T>): Promise<T> =>
  call({ token: 'required', encrypted: false }, url, request);

/** Sends the token if there is one; goes on as a guest when it is refused. */
export const optionalTokenCall = <T>(url: string, request?: OutgoingRequest<T>): Promise<T> =>
  call({ token: 'optional', encrypted: false }, url, request);

/** The body goes through the cipher, if one is configured. */
export const encryptedCall = <T>(url: string, request?: OutgoingRequest<T>): Promise<T> =>
  call({ token: 'none', encrypted: true }, url, request);

/** Token and cipher. */
export const tokenEncryptedCall = <T>(url: string, request?: OutgoingRequest<T>): Promise<T> =>
  call({ token: 'required', encrypted: true }, url, request);
