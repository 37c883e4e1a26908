/** Types of requests and answers, for code that calls the API without the client. Types only. */
export type * from './generated/wire.ts';
