import type { TextKey } from './page-errors.fixture.tsx';

/** What the site asks around every page. */
export const ofTheSite: Readonly<Record<string, string>> = {
  getSiteSettings: 'the defaults of the operator hold',
  getMemberInfo: 'the session tells',
  getSystemStatus: 'the site tells, on a page of its own',
};

/** Of folders a page shares, and shown there: pictures have a line and a retry each, in features/uploads. */
export const elsewhere: Readonly<Record<string, string>> = {
  startUpload: 'the line of a picture says that it did not arrive',
  sendUploadPart: 'the line of a picture says that it did not arrive',
  getUpload: 'the line of a picture says that it did not arrive',
  addFavourite: 'lists of games have it',
  removeFavourite: 'lists of games have it',
  sendLoginSms: 'the login asks for it',
  sendRegisterSms: 'the registration asks for it',
};

/** What is missing without a word, by page and call: the page is whole without it. */
export const quiet: Readonly<Record<string, string>> = {
  'securityCenter getPlayerRank': 'the name of the level is an ornament there',
  'securityCenter getCountries': 'the country of the site holds',
  'securityCenter getRegisterRules': 'the backend checks a new password itself',
  'transferFund getGameVendors': 'a vendor is called by its code',
  'personalHistoryCopy getGameVendors': 'a vendor is called by its code',
  'transferUpline getWallets': 'the backend checks the amount itself',
  'withdraw getWithdrawal': 'what the list says of an order is shown until it can be read',
};

/** What is said whatever the answer was, by page and call: a figure has room for few words. */
export const inOneWord: Readonly<Record<string, TextKey>> = {
  'securityCenter getBalance': 'balance.failed',
  'transferFund getBalance': 'balance.failed',
};

/** Answers that are for good: there is nothing to ask for again. */
export const forGood: ReadonlySet<string> = new Set(['getUplineTarget FEATURE_OFF']);

/** It is unknown whether it was done: the page says so, whatever went wrong on the way. */
function unsettled(id: string): Readonly<Record<string, TextKey>> {
  const ways = ['NETWORK', 'HTTP', 'MALFORMED'].map((code) => `${id} ${code}`);
  return Object.fromEntries(ways.map((one) => [one, 'reward.unsettled' as const]));
}

/** Where a page knows better words than those of the code. */
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
