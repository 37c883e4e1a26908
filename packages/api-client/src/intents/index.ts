export { createIntents, type Intents, keptFor, type WithKey } from './intents.ts';
export type { KeyStore } from './kept-keys.ts';
