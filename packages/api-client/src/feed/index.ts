/** Feeds of the backend: calls that stay open and send events. A page that follows none loads none of this. */
export { type Feed, followFeed } from './follow.ts';
export { readJackpot } from './read-jackpot.ts';
