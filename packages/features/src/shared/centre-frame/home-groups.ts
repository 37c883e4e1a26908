import { type Centre, type Entry, entriesOf } from './entries.ts';

/** Pages that have a button beside the balance, in this order. My wallet has a row as well. */
export const moneyPages = ['depositv2', 'withdraw', 'transferFund'] as const;

/** The rows of the menu on a phone, in groups. What is not listed here follows in a group of its own. */
const groups: Readonly<Record<Centre, readonly (readonly string[])[]>> = {
  member: [
    ['securityCenter', 'transferFund', 'transferUpline'],
    ['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails'],
    ['rewardCenter', 'referral', 'missionLeaderboard', 'messageV2', 'manualRebate', 'playerRank'],
  ],
  agent: [
    ['agentAnnouncement', 'agentTeamOverview', 'registerCenter', 'downlineManagmentView'],
    [
      'personalHistoryCopy',
      'palStatementsAgentCopy',
      'agentRevenueReport',
      'agentDownlineTransactionDetailsCopy',
    ],
    [
      'agentDividendRecordCopy2',
      'agentDailyWages2',
      'agentHourSalary',
      'agentRealtimeSalary',
      'redEnvelope',
    ],
  ],
};

/** Stands with the links of the site, not with the pages of money and play. */
export const playPage = 'responsiblePlay';

const isMoneyPage = (key: string): boolean => moneyPages.some((one) => one === key);

/**
 * The entries of a centre for its menu on a phone, in groups and in the order of the menu. Deposit and withdrawal are
 * left out for members, because they are buttons beside the balance, and responsible play, which has a row further down. Empty groups are left out (NAV-09).
 */
export function homeGroups(
  centre: Centre,
  pages: readonly string[],
): readonly (readonly Entry[])[] {
  const all = entriesOf(centre, (key) => pages.includes(key));
  const grouped = groups[centre].flat();
  const isAlone = ({ key }: Entry) =>
    !grouped.includes(key) && !(centre === 'member' && (isMoneyPage(key) || key === playPage));
  return [
    ...groups[centre].map((keys) => all.filter(({ key }) => keys.includes(key))),
    all.filter(isAlone),
  ].filter((group) => group.length > 0);
}

/** What a trial account cannot open: the pages that every member has, those that move money first (GRD-01). */
export function closedToTrials(has: (key: string) => boolean): readonly Entry[] {
  const all = entriesOf('member', has).filter(({ key, needs }) => !needs && key !== playPage);
  return [
    ...all.filter(({ key }) => isMoneyPage(key)),
    ...all.filter(({ key }) => !isMoneyPage(key)),
  ];
}
