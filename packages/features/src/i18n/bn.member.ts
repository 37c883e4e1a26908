import devices from '../devices/messages/bn.json';
import feedback from '../feedback/messages/bn.json';
import memberAccount from '../member-account/messages/bn.json';
import memberBets from '../member-bets/messages/bn.json';
import memberBonuses from '../member-bonuses/messages/bn.json';
import memberDeposit from '../member-deposit/messages/bn.json';
import memberMessages from '../member-messages/messages/bn.json';
import memberMissions from '../member-missions/messages/bn.json';
import memberPoints from '../member-points/messages/bn.json';
import memberProfit from '../member-profit/messages/bn.json';
import memberRank from '../member-rank/messages/bn.json';
import memberRebate from '../member-rebate/messages/bn.json';
import memberRecord from '../member-record/messages/bn.json';
import memberReferral from '../member-referral/messages/bn.json';
import memberRewards from '../member-rewards/messages/bn.json';
import memberUpline from '../member-upline/messages/bn.json';
import memberWallets from '../member-wallets/messages/bn.json';
import memberWithdraw from '../member-withdraw/messages/bn.json';
import money from '../money/messages/bn.json';
import moneyTransfer from '../money-transfer/messages/bn.json';
import payoutAccounts from '../payout-accounts/messages/bn.json';
import profile from '../profile/messages/bn.json';
import records from '../records/messages/bn.json';
import responsiblePlay from '../responsible-play/messages/bn.json';
import security from '../security/messages/bn.json';
import socialAccounts from '../social-accounts/messages/bn.json';
import uploads from '../uploads/messages/bn.json';

/** Bengali: the pages of the member centre. One chunk, loaded with the first of them. */
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
