import changePassword from '../../account/change-password/messages/en.json';
import devices from '../../account/devices/messages/en.json';
import extraVerification from '../../account/extra-verification/messages/en.json';
import forgotPassword from '../../account/forgot-password/messages/en.json';
import login from '../../account/login/messages/en.json';
import logout from '../../account/logout/messages/en.json';
import memberAccount from '../../account/overview/messages/en.json';
import payoutAccounts from '../../account/payout-accounts/messages/en.json';
import profile from '../../account/profile/messages/en.json';
import register from '../../account/register/messages/en.json';
import responsiblePlay from '../../account/responsible-play/messages/en.json';
import security from '../../account/security/messages/en.json';
import socialAccounts from '../../account/social-accounts/messages/en.json';
import agentAnnouncements from '../../agent/announcements/messages/en.json';
import agentBets from '../../agent/bets/messages/en.json';
import contracts from '../../agent/contracts/messages/en.json';
import agentDownlines from '../../agent/downlines/messages/en.json';
import agentEnvelopes from '../../agent/envelopes/messages/en.json';
import agentIncome from '../../agent/income/messages/en.json';
import agentOverview from '../../agent/overview/messages/en.json';
import rebates from '../../agent/rebates/messages/en.json';
import agentRegister from '../../agent/register/messages/en.json';
import agentStatements from '../../agent/statements/messages/en.json';
import teamFigures from '../../agent/team-figures/messages/en.json';
import agentTransactions from '../../agent/transactions/messages/en.json';
import content from '../../content/messages/en.json';
import gameLaunch from '../../games/launch/messages/en.json';
import gameList from '../../games/list/messages/en.json';
import lottery from '../../games/lottery/messages/en.json';
import memberBets from '../../member/bets/messages/en.json';
import memberBonuses from '../../member/bonuses/messages/en.json';
import memberMessages from '../../member/messages/messages/en.json';
import memberMissions from '../../member/missions/messages/en.json';
import memberPoints from '../../member/points/messages/en.json';
import pointsMall from '../../member/points-mall/messages/en.json';
import memberProfit from '../../member/profit/messages/en.json';
import memberRank from '../../member/rank/messages/en.json';
import memberRebate from '../../member/rebate/messages/en.json';
import memberRecord from '../../member/record/messages/en.json';
import memberReferral from '../../member/referral/messages/en.json';
import memberRewards from '../../member/rewards/messages/en.json';
import vip from '../../member/vip/messages/en.json';
import memberDeposit from '../../money/deposit/messages/en.json';
import moneyTransfer from '../../money/transfer/messages/en.json';
import memberUpline from '../../money/upline/messages/en.json';
import memberWallets from '../../money/wallets/messages/en.json';
import memberWithdraw from '../../money/withdraw/messages/en.json';
import ageGate from '../../site/age-gate/messages/en.json';
import appDownload from '../../site/app-download/messages/en.json';
import developerPanel from '../../site/developer-panel/messages/en.json';
import feedback from '../../site/feedback/messages/en.json';
import help from '../../site/help/messages/en.json';
import homeShelves from '../../site/home-shelves/messages/en.json';
import join from '../../site/join/messages/en.json';
import partner from '../../site/partner/messages/en.json';
import posts from '../../site/posts/messages/en.json';
import promotions from '../../site/promotions/messages/en.json';
import search from '../../site/search/messages/en.json';
import sideServices from '../../site/side-services/messages/en.json';
import siteStatus from '../../site/status/messages/en.json';
import winnerBoard from '../../site/winner-board/messages/en.json';
import winners from '../../site/winners/messages/en.json';
import analytics from '../analytics/messages/en.json';
import centreFrame from '../centre-frame/messages/en.json';
import challenge from '../challenge/messages/en.json';
import days from '../days/messages/en.json';
import drafts from '../drafts/messages/en.json';
import money from '../money/messages/en.json';
import notices from '../notices/messages/en.json';
import paging from '../paging/messages/en.json';
import records from '../records/messages/en.json';
import rules from '../rules/messages/en.json';
import savedViews from '../saved-views/messages/en.json';
import sessionTrouble from '../session-trouble/messages/en.json';
import shortcuts from '../shortcuts/messages/en.json';
import uploads from '../uploads/messages/en.json';
import { messages as first } from './en.first.ts';

/**
 * All English texts. The type of message keys comes from this list, so a new folder has to add its texts here, or its
 * keys are type errors. Bengali finds the same folders by their path.
 */
export const messages = {
  ...first,
  ...ageGate,
  ...agentAnnouncements,
  ...agentBets,
  ...agentDownlines,
  ...agentEnvelopes,
  ...agentIncome,
  ...agentOverview,
  ...agentRegister,
  ...agentStatements,
  ...agentTransactions,
  ...analytics,
  ...appDownload,
  ...centreFrame,
  ...challenge,
  ...changePassword,
  ...content,
  ...contracts,
  ...days,
  ...developerPanel,
  ...devices,
  ...drafts,
  ...extraVerification,
  ...feedback,
  ...forgotPassword,
  ...gameLaunch,
  ...gameList,
  ...help,
  ...homeShelves,
  ...join,
  ...login,
  ...logout,
  ...lottery,
  ...memberAccount,
  ...memberBets,
  ...memberBonuses,
  ...memberDeposit,
  ...memberMessages,
  ...memberMissions,
  ...memberPoints,
  ...memberProfit,
  ...memberRank,
  ...memberRebate,
  ...memberRecord,
  ...memberReferral,
  ...memberRewards,
  ...memberUpline,
  ...memberWallets,
  ...memberWithdraw,
  ...money,
  ...moneyTransfer,
  ...notices,
  ...paging,
  ...partner,
  ...payoutAccounts,
  ...pointsMall,
  ...posts,
  ...profile,
  ...promotions,
  ...rebates,
  ...records,
  ...savedViews,
  ...shortcuts,
  ...register,
  ...responsiblePlay,
  ...rules,
  ...search,
  ...security,
  ...sessionTrouble,
  ...sideServices,
  ...siteStatus,
  ...socialAccounts,
  ...teamFigures,
  ...uploads,
  ...vip,
  ...winnerBoard,
  ...winners,
};
