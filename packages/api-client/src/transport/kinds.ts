/** The five kinds of call. Generated operations spread one of them. */
import type { CallKind } from './types.ts';

/** Sends no token and does not encrypt. */
export const plain: CallKind = { token: 'none', encrypted: false };

/** Sends the token; is not sent without one. */
export const withToken: CallKind = { token: 'required', encrypted: false };

/** Sends the token if there is one. When the token is refused, a read is repeated as a guest; other calls are not. */
export const withOptionalToken: CallKind = { token: 'optional', encrypted: false };

/** Encrypts the body, if a cipher is configured. */
export const encrypted: CallKind = { token: 'none', encrypted: true };

/** Sends the token and encrypts the body. */
export const encryptedWithToken: CallKind = { token: 'required', encrypted: true };
