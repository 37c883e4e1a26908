/** Types of requests and answers, for code that calls the API without the client. Contains only types. */
export type * from './generated/wire.ts';
