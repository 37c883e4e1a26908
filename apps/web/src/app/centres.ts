import type { CentrePages } from '@parlour/features/centre-frame';
import { lazyPart } from '@parlour/features/lazy';

/** The pages of both centres, each its own chunk. A key that is not here has no entry in the menu (NAV-09). */
export const centrePages: CentrePages = {
  member: {
    securityCenter: lazyPart(async () => ({
      default: (await import('@parlour/features/member-account')).AccountWidget,
    })),
  },
  agent: {
    agentTeamOverview: lazyPart(async () => ({
      default: (await import('@parlour/features/agent-overview')).OverviewWidget,
    })),
  },
};
