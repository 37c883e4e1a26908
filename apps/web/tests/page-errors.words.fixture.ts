import type { TextKey } from './page-errors.fixture.tsx';

/** Calls that the site makes around every page, and what happens when they fail. */
export const ofTheSite: Readonly<Record<string, string>> = {
  getSiteSettings: 'the defaults of the operator hold',
  getMemberInfo: 'the session tells',
  getSystemStatus: 'the site tells, on a page of its own',
};

/** Calls of shared folders, whose errors are shown there: features/uploads has a row and a retry for each picture. */
export const elsewhere: Readonly<Record<string, string>> = {
  startUpload: 'the line of a picture says that it did not arrive',
  sendUploadPart: 'the line of a picture says that it did not arrive',
  getUpload: 'the line of a picture says that it did not arrive',
  addFavourite: 'lists of games have it',
  removeFavourite: 'lists of games have it',
  sendLoginSms: 'the login asks for it',
  sendRegisterSms: 'the registration asks for it',
};

/** Reads that may fail without a message, by page and call, with the reason: the page works without them. */
export const quiet: Readonly<Record<string, string>> = {
  'securityCenter getPlayerRank': 'the name of the level is an ornament there',
  'securityCenter getMemberIcon':
    'the first letter of the nickname is shown instead of the picture',
  'securityCenter getCountries': 'the country of the site holds',
  'securityCenter getRegisterRules': 'the backend checks a new password itself',
  'transferFund getGameVendors': 'a vendor is called by its code',
  'personalHistoryCopy getGameVendors': 'a vendor is called by its code',
  'transferUpline getWallets': 'the backend checks the amount itself',
  'withdraw getRegisterRules': 'the backend checks a new password itself',
  'messageV2 getUnreadCount': 'the two numbers above the list are missing, the list is there',
  'withdraw getWithdrawal': 'what the list says of an order is shown until it can be read',
};

/** Reads with one text for every failure, by page and call: there is little room next to an amount. */
export const inOneWord: Readonly<Record<string, TextKey>> = {
  'securityCenter getBalance': 'balance.failed',
  'transferFund getBalance': 'balance.failed',
};

/** Calls whose failure is shown in the server's own words, in a warning (SPECIFICATION §8). */
export const inServersWords: ReadonlySet<string> = new Set(['sendMemberCode']);

/** Errors that do not go away: the page offers no retry. */
export const forGood: ReadonlySet<string> = new Set(['getUplineTarget FEATURE_OFF']);

/** After these failures it is unknown whether the call was done. The page says so for each of them. */
function unsettled(id: string): Readonly<Record<string, TextKey>> {
  const ways = ['NETWORK', 'HTTP', 'MALFORMED'].map((code) => `${id} ${code}`);
  return Object.fromEntries(ways.map((one) => [one, 'reward.unsettled' as const]));
}

/** Errors for which a page has a better text than the general one of the code. */
export const saidOtherwise: Readonly<Record<string, TextKey>> = {
  'changePassword CREDENTIALS_WRONG': 'validation.passwordOldWrong',
  'setPaymentPassword CREDENTIALS_WRONG': 'validation.passwordOldWrong',
  'selfExclude CREDENTIALS_WRONG': 'validation.passwordOldWrong',
  'confirmAuthenticator CHALLENGE_WRONG': 'validation.code',
  'removeAuthenticator CHALLENGE_WRONG': 'validation.code',
  'revokeDevice NOT_FOUND': 'devices.gone',
  'transferWallet INSUFFICIENT_BALANCE': 'validation.amountBalance',
  'transferWallet GAME_MAINTENANCE': 'transfer.closed',
  'createWithdrawal TURNOVER_REQUIRED': 'withdraw.turnoverLeft',
  'createWithdrawal LIMIT_REACHED': 'withdraw.limitLeft',
  ...unsettled('claimReward'),
  ...unsettled('claimMission'),
};
