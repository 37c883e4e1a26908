/** For backends: which calls may come encrypted, and how such a body looks. */
export { sealedCalls } from './generated/sealed.ts';
export { encryptedBodyVersion } from './transport/cipher.ts';
