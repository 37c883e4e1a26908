import type { WireMemberInfo } from '@parlour/api-client';

/** The logged-in person as screens need them. */
export interface Member {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  /** Types 1, 2, 41 and 42 have the agent centre (AGT). */
  readonly isAgent: boolean;
  /** Type 4: free play, blocked from personal pages (GRD-01). */
  readonly isTrial: boolean;
  /** May send money to the upline, where the policy of the place allows it (WAL-05). */
  readonly toUpline: boolean;
  /** 0 when the server gives none; above 4 the VIP service answers (LAY-06). */
  readonly rankLevel: number;
  /** Available promotions plus unread messages (LAY-03). */
  readonly badgeCount: number;
}

const agentTypes = new Set([1, 2, 41, 42]);
const trialType = 4;

/** Wire → view model. */
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
