import games from '../games/messages/bn.json';
import shell from '../shell/messages/bn.json';
import common from './messages/bn.json';

/** Bengali, whole: one chunk. */
export const messages = { ...common, ...games, ...shell };
