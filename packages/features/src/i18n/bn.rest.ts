import appDownload from '../app-download/messages/bn.json';
import challenge from '../challenge/messages/bn.json';
import changePassword from '../change-password/messages/bn.json';
import developerPanel from '../developer-panel/messages/bn.json';
import gameLaunch from '../game-launch/messages/bn.json';
import gameList from '../game-list/messages/bn.json';
import login from '../login/messages/bn.json';
import promotions from '../promotions/messages/bn.json';
import register from '../register/messages/bn.json';
import rules from '../rules/messages/bn.json';
import refusals from './refusals/messages/bn.json';

/** Bengali: every other page and modal. One chunk, loaded with the first of them. */
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
