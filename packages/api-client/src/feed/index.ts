/** Feeds of the backend: calls that stay open and send events. Only pages that follow a feed load this code. */
export { type Feed, followFeed } from './follow.ts';
export { readJackpot } from './read-jackpot.ts';
