import appDownload from '../app-download/messages/en.json';
import challenge from '../challenge/messages/en.json';
import changePassword from '../change-password/messages/en.json';
import developerPanel from '../developer-panel/messages/en.json';
import gameLaunch from '../game-launch/messages/en.json';
import gameList from '../game-list/messages/en.json';
import games from '../games/messages/en.json';
import home from '../home/messages/en.json';
import jackpot from '../jackpot/messages/en.json';
import login from '../login/messages/en.json';
import notices from '../notices/messages/en.json';
import promotions from '../promotions/messages/en.json';
import register from '../register/messages/en.json';
import rules from '../rules/messages/en.json';
import shell from '../shell/messages/en.json';
import siteFooter from '../site-footer/messages/en.json';
import siteHeader from '../site-header/messages/en.json';
import common from './messages/en.json';

/** English, whole: one chunk. Its keys are the type of every key. */
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
