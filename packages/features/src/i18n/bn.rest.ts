import ageGate from '../age-gate/messages/bn.json';
import analytics from '../analytics/messages/bn.json';
import appDownload from '../app-download/messages/bn.json';
import centreFrame from '../centre-frame/messages/bn.json';
import challenge from '../challenge/messages/bn.json';
import changePassword from '../change-password/messages/bn.json';
import developerPanel from '../developer-panel/messages/bn.json';
import drafts from '../drafts/messages/bn.json';
import extraVerification from '../extra-verification/messages/bn.json';
import forgotPassword from '../forgot-password/messages/bn.json';
import gameLaunch from '../game-launch/messages/bn.json';
import gameList from '../game-list/messages/bn.json';
import help from '../help/messages/bn.json';
import homeShelves from '../home-shelves/messages/bn.json';
import join from '../join/messages/bn.json';
import login from '../login/messages/bn.json';
import logout from '../logout/messages/bn.json';
import lottery from '../lottery/messages/bn.json';
import notices from '../notices/messages/bn.json';
import paging from '../paging/messages/bn.json';
import pointsMall from '../points-mall/messages/bn.json';
import posts from '../posts/messages/bn.json';
import promotions from '../promotions/messages/bn.json';
import register from '../register/messages/bn.json';
import rules from '../rules/messages/bn.json';
import search from '../search/messages/bn.json';
import sessionTrouble from '../session-trouble/messages/bn.json';
import sideServices from '../side-services/messages/bn.json';
import siteStatus from '../site-status/messages/bn.json';
import vip from '../vip/messages/bn.json';
import winnerBoard from '../winner-board/messages/bn.json';
import winners from '../winners/messages/bn.json';
import refusals from './refusals/messages/bn.json';

/** Bengali: every other page and modal but the centres' pages. One chunk, loaded with the first of them. */
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
