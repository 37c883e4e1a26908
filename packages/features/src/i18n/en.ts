import games from '../games/messages/en.json';
import shell from '../shell/messages/en.json';
import common from './messages/en.json';

/** English, whole: one chunk. Its keys are the type of every key. */
export const messages = { ...common, ...games, ...shell };
