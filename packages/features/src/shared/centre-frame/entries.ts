import type { IconLike } from '@parlour/ui';
import {
  Activity,
  ArrowUpRight,
  Banknote,
  CalendarCheck,
  ChartLine,
  ChartPie,
  CirclePlus,
  Clock,
  Gift,
  HandCoins,
  Inbox,
  LayoutDashboard,
  List,
  Medal,
  Megaphone,
  Percent,
  ReceiptText,
  ShieldCheck,
  Sparkles,
  Target,
  UserPlus,
  UserRound,
  Users,
  WalletMinimal,
} from 'lucide-react';
import type { MessageKey } from '../i18n/use-t.ts';
import type { Switch } from '../runtime/settings.ts';

/** The two centres. */
export type Centre = 'member' | 'agent';

/** Counts of open items that the backend sends for entries (MEM). */
export type Badge = 'missionCount' | 'messageCount' | 'rewardCount';

/** Flags of the consolidated funds. Each one shows the page of one kind of contract (AGT-09 to AGT-12). */
export const contractFlags = [
  'divtypereq',
  'dailysalreqtype',
  'contracthoursalreq',
  'realtimesalreqtype',
] as const;
export type ContractFlag = (typeof contractFlags)[number];

/** Whether a need is one of the contract flags. */
export const isContractFlag = (need: Need): need is ContractFlag =>
  contractFlags.some((flag) => flag === need);

/**
 * What a page needs to be shown: a switch, a member who may send money to the upline, or an agent with such a contract
 * (CFG-02, WAL-05, AGT-09 to AGT-12).
 */
export type Need = Switch | 'toUpline' | ContractFlag;

/** One page of a centre, as its menus list it. */
export interface Entry {
  readonly key: string;
  readonly label: MessageKey;
  readonly icon: IconLike;
  readonly badge?: Badge;
  readonly needs?: Need;
  /**
   * The page moves money, or sends a request that must be processed only once. Only the site itself keeps the key of
   * such a request over a reload, so a frame on a partner's page links to the site (EMB-01).
   */
  readonly atSiteOnly?: true;
}

/**
 * The pages of the member centre in the order of SPECIFICATION §2, then responsible play, which is one tap away
 * everywhere. The centre opens at the first (MEM).
 */
export const memberEntries = [
  { key: 'securityCenter', label: 'member.securityCenter', icon: UserRound },
  { key: 'transferFund', label: 'member.transferFund', icon: WalletMinimal, atSiteOnly: true },
  { key: 'depositv2', label: 'member.depositv2', icon: CirclePlus, atSiteOnly: true },
  { key: 'withdraw', label: 'member.withdraw', icon: Banknote, atSiteOnly: true },
  {
    key: 'transferUpline',
    label: 'member.transferUpline',
    icon: ArrowUpRight,
    needs: 'toUpline',
    atSiteOnly: true,
  },
  { key: 'personalHistoryCopy', label: 'member.personalHistoryCopy', icon: ReceiptText },
  { key: 'transactionHistory', label: 'member.transactionHistory', icon: List },
  { key: 'personalProfit', label: 'member.personalProfit', icon: ChartLine },
  { key: 'bonusDetails', label: 'member.bonusDetails', icon: Sparkles },
  {
    key: 'rewardCenter',
    label: 'member.rewardCenter',
    icon: Gift,
    badge: 'rewardCount',
    atSiteOnly: true,
  },
  { key: 'referral', label: 'member.referral', icon: UserPlus, needs: 'REFERRALPROMO3' },
  {
    key: 'missionLeaderboard',
    label: 'member.missionLeaderboard',
    icon: Target,
    badge: 'missionCount',
    atSiteOnly: true,
  },
  { key: 'messageV2', label: 'member.messageV2', icon: Inbox, badge: 'messageCount' },
  { key: 'manualRebate', label: 'member.manualRebate', icon: Percent, atSiteOnly: true },
  { key: 'playerRank', label: 'member.playerRank', icon: Medal },
  { key: 'responsiblePlay', label: 'rg.responsiblePlay', icon: ShieldCheck },
] as const satisfies readonly Entry[];

/** The pages of the agent centre in the order of SPECIFICATION §2 (AGT). */
export const agentEntries = [
  { key: 'agentAnnouncement', label: 'agent.agentAnnouncement', icon: Megaphone },
  { key: 'agentTeamOverview', label: 'agent.agentTeamOverview', icon: LayoutDashboard },
  { key: 'registerCenter', label: 'agent.registerCenter', icon: UserPlus, atSiteOnly: true },
  {
    key: 'downlineManagmentView',
    label: 'agent.downlineManagmentView',
    icon: Users,
    atSiteOnly: true,
  },
  { key: 'personalHistoryCopy', label: 'agent.personalHistoryCopy', icon: ReceiptText },
  { key: 'palStatementsAgentCopy', label: 'agent.palStatementsAgentCopy', icon: ChartLine },
  { key: 'agentRevenueReport', label: 'agent.agentRevenueReport', icon: HandCoins },
  {
    key: 'agentDownlineTransactionDetailsCopy',
    label: 'agent.agentDownlineTransactionDetailsCopy',
    icon: List,
  },
  {
    key: 'agentDividendRecordCopy2',
    label: 'agent.agentDividendRecordCopy2',
    icon: ChartPie,
    needs: 'divtypereq',
    atSiteOnly: true,
  },
  {
    key: 'agentDailyWages2',
    label: 'agent.agentDailyWages2',
    icon: CalendarCheck,
    needs: 'dailysalreqtype',
    atSiteOnly: true,
  },
  {
    key: 'agentHourSalary',
    label: 'agent.agentHourSalary',
    icon: Clock,
    needs: 'contracthoursalreq',
    atSiteOnly: true,
  },
  {
    key: 'agentRealtimeSalary',
    label: 'agent.agentRealtimeSalary',
    icon: Activity,
    needs: 'realtimesalreqtype',
    atSiteOnly: true,
  },
  // SPECIFICATION §2 gives this page no key and no position, so it follows the ordered ones (AGT-14).
  { key: 'redEnvelope', label: 'team.redEnvelope', icon: Gift, atSiteOnly: true },
] as const satisfies readonly Entry[];

/** Key of a page of the member centre, as used in addresses. */
export type MemberPageKey = (typeof memberEntries)[number]['key'];
/** Key of a page of the agent centre, as used in addresses. */
export type AgentPageKey = (typeof agentEntries)[number]['key'];

const entries: Readonly<Record<Centre, readonly Entry[]>> = {
  member: memberEntries,
  agent: agentEntries,
};

/** The page at which each centre opens. */
export const defaultPage = { member: 'securityCenter', agent: 'agentTeamOverview' } as const;

/** Whether a page lacks what it needs. Pages without a need are always on (CFG-02, WAL-05). */
export const isOff = (centre: Centre, key: string, isOn: (name: Need) => boolean): boolean =>
  entries[centre].some(({ key: one, needs }) => one === key && needs && !isOn(needs));

/** Whether a page can be shown only at the site (EMB-01). */
export const isAtSiteOnly = (centre: Centre, key: string): boolean =>
  entries[centre].some((entry) => entry.key === key && entry.atSiteOnly);

/** The entries of a centre whose pages exist, in order. */
export const entriesOf = (centre: Centre, has: (key: string) => boolean): readonly Entry[] =>
  entries[centre].filter(({ key }) => has(key));
