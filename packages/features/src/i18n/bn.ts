import appDownload from '../app-download/messages/bn.json';
import challenge from '../challenge/messages/bn.json';
import changePassword from '../change-password/messages/bn.json';
import developerPanel from '../developer-panel/messages/bn.json';
import gameLaunch from '../game-launch/messages/bn.json';
import gameList from '../game-list/messages/bn.json';
import games from '../games/messages/bn.json';
import home from '../home/messages/bn.json';
import jackpot from '../jackpot/messages/bn.json';
import login from '../login/messages/bn.json';
import notices from '../notices/messages/bn.json';
import promotions from '../promotions/messages/bn.json';
import register from '../register/messages/bn.json';
import rules from '../rules/messages/bn.json';
import shell from '../shell/messages/bn.json';
import siteFooter from '../site-footer/messages/bn.json';
import siteHeader from '../site-header/messages/bn.json';
import common from './messages/bn.json';

/** Bengali, whole: one chunk. */
export const messages = {
  ...common,
  ...appDownload,
  ...challenge,
  ...changePassword,
  ...developerPanel,
  ...gameLaunch,
  ...gameList,
  ...games,
  ...home,
  ...jackpot,
  ...login,
  ...notices,
  ...shell,
  ...siteFooter,
  ...siteHeader,
  ...promotions,
  ...register,
  ...rules,
};
