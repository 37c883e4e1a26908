import type { WireMemberInfo } from '@parlour/api-client';

/** The logged-in person, as components use it. */
export interface Member {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  /** Types 1, 2, 41 and 42 have the agent centre (AGT). */
  readonly isAgent: boolean;
  /** Type 4: free play, blocked from personal pages (GRD-01). */
  readonly isTrial: boolean;
  /** Whether the member may send money to the upline; a policy must also allow it (WAL-05). */
  readonly toUpline: boolean;
  /** 0 if the server sends none. Above 4 the member gets the VIP service (LAY-06). */
  readonly rankLevel: number;
  /** Available promotions plus unread messages (LAY-03). */
  readonly badgeCount: number;
}

const agentTypes = new Set([1, 2, 41, 42]);
const trialType = 4;

/** Converts the API's member info to the view model. */
export function toMember(wire: WireMemberInfo): Member {
  return {
    id: String(wire.id),
    account: wire.account,
    nickname: wire.nickname || wire.account,
    isAgent: agentTypes.has(wire.type),
    isTrial: wire.type === trialType,
    toUpline: wire.toUpline === true,
    rankLevel: wire.clubLabel?.rankLevel ?? 0,
    badgeCount: (wire.promotionCount ?? 0) + (wire.unreadCount ?? 0),
  };
}
