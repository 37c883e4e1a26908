import ageGate from '../age-gate/messages/en.json';
import analytics from '../analytics/messages/en.json';
import appDownload from '../app-download/messages/en.json';
import centreFrame from '../centre-frame/messages/en.json';
import challenge from '../challenge/messages/en.json';
import changePassword from '../change-password/messages/en.json';
import developerPanel from '../developer-panel/messages/en.json';
import drafts from '../drafts/messages/en.json';
import extraVerification from '../extra-verification/messages/en.json';
import forgotPassword from '../forgot-password/messages/en.json';
import gameLaunch from '../game-launch/messages/en.json';
import gameList from '../game-list/messages/en.json';
import help from '../help/messages/en.json';
import homeShelves from '../home-shelves/messages/en.json';
import join from '../join/messages/en.json';
import login from '../login/messages/en.json';
import logout from '../logout/messages/en.json';
import lottery from '../lottery/messages/en.json';
import notices from '../notices/messages/en.json';
import paging from '../paging/messages/en.json';
import pointsMall from '../points-mall/messages/en.json';
import posts from '../posts/messages/en.json';
import promotions from '../promotions/messages/en.json';
import register from '../register/messages/en.json';
import rules from '../rules/messages/en.json';
import search from '../search/messages/en.json';
import sessionTrouble from '../session-trouble/messages/en.json';
import sideServices from '../side-services/messages/en.json';
import siteStatus from '../site-status/messages/en.json';
import vip from '../vip/messages/en.json';
import winnerBoard from '../winner-board/messages/en.json';
import winners from '../winners/messages/en.json';
import refusals from './refusals/messages/en.json';

/** English: every other page and modal but the centres' pages. One chunk, loaded with the first of them. */
export const messages = {
  ...ageGate,
  ...analytics,
  ...appDownload,
  ...centreFrame,
  ...challenge,
  ...changePassword,
  ...developerPanel,
  ...drafts,
  ...extraVerification,
  ...gameLaunch,
  ...gameList,
  ...forgotPassword,
  ...help,
  ...join,
  ...homeShelves,
  ...login,
  ...logout,
  ...lottery,
  ...notices,
  ...paging,
  ...pointsMall,
  ...posts,
  ...promotions,
  ...refusals,
  ...register,
  ...rules,
  ...sideServices,
  ...search,
  ...siteStatus,
  ...sessionTrouble,
  ...vip,
  ...winnerBoard,
  ...winners,
};

export { sayRefusal } from './refusals/say.ts';
