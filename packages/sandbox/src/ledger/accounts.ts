/**
 * Names of the accounts that hold money. A member has several, the operator one for each reason money comes or goes,
 * and `operator/cashier` is the outside: what is paid in comes from there, what is paid out goes there.
 */
export type Account = string;

/** The wallet deposits go to and withdrawals leave from. */
export const mainOf = (memberId: string): Account => `m/${memberId}/main`;

/** Bonus money that its terms still hold back. */
export const bonusOf = (memberId: string): Account => `m/${memberId}/bonus`;

/** Money of a withdrawal that is not paid yet. */
export const heldOf = (memberId: string): Account => `m/${memberId}/held`;

/** The wallet at one vendor. */
export const vendorOf = (memberId: string, vassalage: string): Account =>
  `m/${memberId}/vendor/${vassalage}`;

/** Points are counted like money, in accounts of their own. */
export const pointsOf = (memberId: string): Account => `m/${memberId}/points`;

/** The pockets of the operator. */
export const operator = {
  cashier: 'operator/cashier',
  games: 'operator/games',
  promotions: 'operator/promotions',
  commission: 'operator/commission',
  fees: 'operator/fees',
  /** Between two members: empty again once both sides are written. */
  transit: 'operator/transit',
  opening: 'operator/opening',
  points: 'operator/points',
} as const satisfies Record<string, Account>;

/** Money and points never mix: an entry balances in each. */
export const unitOf = (account: Account): 'money' | 'points' =>
  account.endsWith('/points') ? 'points' : 'money';

/** Accounts of people, which cannot hold less than nothing. */
export const isGuarded = (account: Account): boolean => account.startsWith('m/');
