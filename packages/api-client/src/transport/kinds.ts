/** The five kinds of call. Generated operations spread one of them. */
import type { CallKind } from './types.ts';

/** Neither token nor cipher. */
export const plain: CallKind = { token: 'none', encrypted: false };

/** Sends the token, and is not sent without one. */
export const withToken: CallKind = { token: 'required', encrypted: false };

/** Sends the token if there is one. A read goes on as a guest when it is refused; anything else does not. */
export const withOptionalToken: CallKind = { token: 'optional', encrypted: false };

/** The body goes through the cipher, if one is configured. */
export const encrypted: CallKind = { token: 'none', encrypted: true };

/** Token and cipher. */
export const encryptedWithToken: CallKind = { token: 'required', encrypted: true };
