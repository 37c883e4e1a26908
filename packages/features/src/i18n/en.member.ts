import devices from '../devices/messages/en.json';
import feedback from '../feedback/messages/en.json';
import memberAccount from '../member-account/messages/en.json';
import memberBets from '../member-bets/messages/en.json';
import memberBonuses from '../member-bonuses/messages/en.json';
import memberDeposit from '../member-deposit/messages/en.json';
import memberMessages from '../member-messages/messages/en.json';
import memberMissions from '../member-missions/messages/en.json';
import memberPoints from '../member-points/messages/en.json';
import memberProfit from '../member-profit/messages/en.json';
import memberRank from '../member-rank/messages/en.json';
import memberRebate from '../member-rebate/messages/en.json';
import memberRecord from '../member-record/messages/en.json';
import memberReferral from '../member-referral/messages/en.json';
import memberRewards from '../member-rewards/messages/en.json';
import memberUpline from '../member-upline/messages/en.json';
import memberWallets from '../member-wallets/messages/en.json';
import memberWithdraw from '../member-withdraw/messages/en.json';
import money from '../money/messages/en.json';
import moneyTransfer from '../money-transfer/messages/en.json';
import payoutAccounts from '../payout-accounts/messages/en.json';
import profile from '../profile/messages/en.json';
import records from '../records/messages/en.json';
import responsiblePlay from '../responsible-play/messages/en.json';
import security from '../security/messages/en.json';
import socialAccounts from '../social-accounts/messages/en.json';
import uploads from '../uploads/messages/en.json';

/** English: the pages of the member centre. One chunk, loaded with the first of them. */
export const messages = {
  ...memberAccount,
  ...records,
  ...memberRecord,
  ...memberBets,
  ...memberBonuses,
  ...memberPoints,
  ...memberProfit,
  ...memberMessages,
  ...memberRank,
  ...memberRewards,
  ...memberReferral,
  ...memberMissions,
  ...money,
  ...moneyTransfer,
  ...uploads,
  ...security,
  ...payoutAccounts,
  ...memberWallets,
  ...memberDeposit,
  ...memberUpline,
  ...memberRebate,
  ...memberWithdraw,
  ...profile,
  ...socialAccounts,
  ...devices,
  ...feedback,
  ...responsiblePlay,
};
