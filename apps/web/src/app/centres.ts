import type { CentrePage, CentrePages } from '@parlour/features/centre-frame';
import { lazyPart } from '@parlour/features/lazy';
import type { ComponentType } from 'react';
import { withCopy } from './with-copy.tsx';
import { withList } from './with-list.tsx';
import { withOrder } from './with-order.tsx';
import { withPart } from './with-part.tsx';

/** A page whose code can be loaded early: while the pointer or a finger is on its menu entry. */
const page = (load: () => Promise<{ readonly default: ComponentType }>): CentrePage =>
  Object.assign(lazyPart(load), { load });

/**
 * The pages of both centres. Each is loaded when it is opened. A key that is missing here has no menu entry (NAV-09).
 */
export const centrePages: CentrePages = {
  member: {
    securityCenter: page(async () => ({
      default: (await import('@parlour/features/account/overview')).AccountWidget,
    })),
    transferFund: page(async () => ({
      default: (await import('@parlour/features/money/wallets')).WalletsWidget,
    })),
    depositv2: page(async () => ({
      default: withOrder(withCopy((await import('@parlour/features/money/deposit')).DepositWidget)),
    })),
    withdraw: page(async () => ({
      default: withOrder((await import('@parlour/features/money/withdraw')).WithdrawWidget),
    })),
    transferUpline: page(async () => ({
      default: (await import('@parlour/features/money/upline')).UplineWidget,
    })),
    personalHistoryCopy: page(async () => ({
      default: withList((await import('@parlour/features/member/bets')).BetsWidget),
    })),
    transactionHistory: page(async () => ({
      default: withList((await import('@parlour/features/member/record')).TransactionsWidget),
    })),
    personalProfit: page(async () => ({
      default: withList((await import('@parlour/features/member/profit')).ProfitWidget),
    })),
    bonusDetails: page(async () => ({
      default: withList((await import('@parlour/features/member/bonuses')).BonusesWidget),
    })),
    rewardCenter: page(async () => ({
      default: (await import('@parlour/features/member/rewards')).RewardsWidget,
    })),
    referral: page(async () => ({
      default: withList((await import('@parlour/features/member/referral')).ReferralWidget),
    })),
    missionLeaderboard: page(async () => ({
      default: (await import('@parlour/features/member/missions')).MissionsWidget,
    })),
    messageV2: page(async () => ({
      default: (await import('@parlour/features/member/messages')).MessagesWidget,
    })),
    manualRebate: page(async () => ({
      default: (await import('@parlour/features/member/rebate')).RebateWidget,
    })),
    playerRank: page(async () => ({
      default: (await import('@parlour/features/member/rank')).RankWidget,
    })),
    responsiblePlay: page(async () => ({
      default: withPart(
        (await import('@parlour/features/account/responsible-play')).ResponsiblePlayWidget,
      ),
    })),
  },
  agent: {
    agentAnnouncement: page(async () => ({
      default: (await import('@parlour/features/agent/announcements')).AnnouncementsWidget,
    })),
    agentTeamOverview: page(async () => ({
      default: withList((await import('@parlour/features/agent/overview')).OverviewWidget),
    })),
    personalHistoryCopy: page(async () => ({
      default: withList((await import('@parlour/features/agent/bets')).TeamBetsWidget),
    })),
    palStatementsAgentCopy: page(async () => ({
      default: withList((await import('@parlour/features/agent/statements')).StatementsWidget),
    })),
    agentRevenueReport: page(async () => ({
      default: withList((await import('@parlour/features/agent/income')).IncomeWidget),
    })),
    agentDownlineTransactionDetailsCopy: page(async () => ({
      default: withList(
        (await import('@parlour/features/agent/transactions')).TeamTransactionsWidget,
      ),
    })),
    registerCenter: page(async () => ({
      default: (await import('@parlour/features/agent/register')).RegisterCenterWidget,
    })),
    downlineManagmentView: page(async () => ({
      default: withList((await import('@parlour/features/agent/downlines')).DownlinesWidget),
    })),
    agentDividendRecordCopy2: page(async () => ({
      default: withList((await import('@parlour/features/agent/dividend')).DividendWidget),
    })),
    agentDailyWages2: page(async () => ({
      default: withList((await import('@parlour/features/agent/daily')).DailyWagesWidget),
    })),
    agentHourSalary: page(async () => ({
      default: withList((await import('@parlour/features/agent/hourly')).HourlySalaryWidget),
    })),
    agentRealtimeSalary: page(async () => ({
      default: withList((await import('@parlour/features/agent/realtime')).RealtimeSalaryWidget),
    })),
    redEnvelope: page(async () => ({
      default: (await import('@parlour/features/agent/envelopes')).EnvelopesWidget,
    })),
  },
};
