/**
 * Names of the accounts that hold money. A member has several. The operator has one for each reason money comes or
 * goes; `operator/cashier` is the outside world: deposits come from there, withdrawals go there.
 */
export type Account = string;

/** The main wallet: deposits go to it and withdrawals come from it. */
export const mainOf = (memberId: string): Account => `m/${memberId}/main`;

/** Bonus money that is held back until its terms are met. */
export const bonusOf = (memberId: string): Account => `m/${memberId}/bonus`;

/** Money of a withdrawal that is not paid yet. */
export const heldOf = (memberId: string): Account => `m/${memberId}/held`;

/** The wallet at one vendor. */
export const vendorOf = (memberId: string, vassalage: string): Account =>
  `m/${memberId}/vendor/${vassalage}`;

/** Points are counted like money, in accounts of their own. */
export const pointsOf = (memberId: string): Account => `m/${memberId}/points`;

/** The accounts of the operator. */
export const operator = {
  cashier: 'operator/cashier',
  games: 'operator/games',
  promotions: 'operator/promotions',
  commission: 'operator/commission',
  fees: 'operator/fees',
  /** Money between two members: empty again once both sides are posted. */
  transit: 'operator/transit',
  opening: 'operator/opening',
  points: 'operator/points',
} as const satisfies Record<string, Account>;

/** Money and points never mix: each must balance within an entry. */
export const unitOf = (account: Account): 'money' | 'points' =>
  account.endsWith('/points') ? 'points' : 'money';

/** Whether an account belongs to a person; such an account must not be negative. */
export const isGuarded = (account: Account): boolean => account.startsWith('m/');
