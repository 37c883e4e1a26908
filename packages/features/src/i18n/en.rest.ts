import appDownload from '../app-download/messages/en.json';
import challenge from '../challenge/messages/en.json';
import changePassword from '../change-password/messages/en.json';
import developerPanel from '../developer-panel/messages/en.json';
import gameLaunch from '../game-launch/messages/en.json';
import gameList from '../game-list/messages/en.json';
import login from '../login/messages/en.json';
import promotions from '../promotions/messages/en.json';
import register from '../register/messages/en.json';
import rules from '../rules/messages/en.json';
import refusals from './refusals/messages/en.json';

/** English: every other page and modal. One chunk, loaded with the first of them. */
export const messages = {
  ...appDownload,
  ...challenge,
  ...changePassword,
  ...developerPanel,
  ...gameLaunch,
  ...gameList,
  ...login,
  ...promotions,
  ...refusals,
  ...register,
  ...rules,
};
