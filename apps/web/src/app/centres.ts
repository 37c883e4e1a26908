import type { CentrePages } from '@parlour/features/centre-frame';
import { lazyPart } from '@parlour/features/lazy';
import { withCopy } from './with-copy.tsx';
import { withList } from './with-list.tsx';

/** The pages of both centres, each its own chunk. A key that is not here has no entry in the menu (NAV-09). */
export const centrePages: CentrePages = {
  member: {
    securityCenter: lazyPart(async () => ({
      default: (await import('@parlour/features/member-account')).AccountWidget,
    })),
    transferFund: lazyPart(async () => ({
      default: (await import('@parlour/features/member-wallets')).WalletsWidget,
    })),
    depositv2: lazyPart(async () => ({
      default: withCopy((await import('@parlour/features/member-deposit')).DepositWidget),
    })),
    withdraw: lazyPart(async () => ({
      default: (await import('@parlour/features/member-withdraw')).WithdrawWidget,
    })),
    transferUpline: lazyPart(async () => ({
      default: (await import('@parlour/features/member-upline')).UplineWidget,
    })),
    personalHistoryCopy: lazyPart(async () => ({
      default: withList((await import('@parlour/features/member-bets')).BetsWidget),
    })),
    transactionHistory: lazyPart(async () => ({
      default: withList((await import('@parlour/features/member-record')).TransactionsWidget),
    })),
    personalProfit: lazyPart(async () => ({
      default: withList((await import('@parlour/features/member-profit')).ProfitWidget),
    })),
    bonusDetails: lazyPart(async () => ({
      default: withList((await import('@parlour/features/member-bonuses')).BonusesWidget),
    })),
    rewardCenter: lazyPart(async () => ({
      default: (await import('@parlour/features/member-rewards')).RewardsWidget,
    })),
    referral: lazyPart(async () => ({
      default: withList((await import('@parlour/features/member-referral')).ReferralWidget),
    })),
    missionLeaderboard: lazyPart(async () => ({
      default: (await import('@parlour/features/member-missions')).MissionsWidget,
    })),
    messageV2: lazyPart(async () => ({
      default: (await import('@parlour/features/member-messages')).MessagesWidget,
    })),
    manualRebate: lazyPart(async () => ({
      default: (await import('@parlour/features/member-rebate')).RebateWidget,
    })),
    playerRank: lazyPart(async () => ({
      default: (await import('@parlour/features/member-rank')).RankWidget,
    })),
    responsiblePlay: lazyPart(async () => ({
      default: (await import('@parlour/features/responsible-play')).ResponsiblePlayWidget,
    })),
  },
  agent: {
    agentAnnouncement: lazyPart(async () => ({
      default: (await import('@parlour/features/agent-announcements')).AnnouncementsWidget,
    })),
    agentTeamOverview: lazyPart(async () => ({
      default: (await import('@parlour/features/agent-overview')).OverviewWidget,
    })),
    personalHistoryCopy: lazyPart(async () => ({
      default: withList((await import('@parlour/features/agent-bets')).TeamBetsWidget),
    })),
    palStatementsAgentCopy: lazyPart(async () => ({
      default: withList((await import('@parlour/features/agent-statements')).StatementsWidget),
    })),
    agentRevenueReport: lazyPart(async () => ({
      default: withList((await import('@parlour/features/agent-income')).IncomeWidget),
    })),
    agentDownlineTransactionDetailsCopy: lazyPart(async () => ({
      default: withList(
        (await import('@parlour/features/agent-transactions')).TeamTransactionsWidget,
      ),
    })),
    registerCenter: lazyPart(async () => ({
      default: (await import('@parlour/features/agent-register')).RegisterCenterWidget,
    })),
    downlineManagmentView: lazyPart(async () => ({
      default: withList((await import('@parlour/features/agent-downlines')).DownlinesWidget),
    })),
    agentDividendRecordCopy2: lazyPart(async () => ({
      default: withList((await import('@parlour/features/agent-dividend')).DividendWidget),
    })),
    agentDailyWages2: lazyPart(async () => ({
      default: withList((await import('@parlour/features/agent-daily')).DailyWagesWidget),
    })),
    agentHourSalary: lazyPart(async () => ({
      default: withList((await import('@parlour/features/agent-hourly')).HourlySalaryWidget),
    })),
    agentRealtimeSalary: lazyPart(async () => ({
      default: withList((await import('@parlour/features/agent-realtime')).RealtimeSalaryWidget),
    })),
    redEnvelope: lazyPart(async () => ({
      default: (await import('@parlour/features/agent-envelopes')).EnvelopesWidget,
    })),
  },
};
