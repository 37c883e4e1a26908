import gameList from '../game-list/messages/bn.json';
import games from '../games/messages/bn.json';
import jackpot from '../jackpot/messages/bn.json';
import rules from '../rules/messages/bn.json';
import shell from '../shell/messages/bn.json';
import common from './messages/bn.json';

/** Bengali, whole: one chunk. */
export const messages = { ...common, ...gameList, ...games, ...jackpot, ...shell, ...rules };
