/** Types of what travels, for those who speak the contract without using the client. Types only. */
export type * from './generated/wire.ts';
