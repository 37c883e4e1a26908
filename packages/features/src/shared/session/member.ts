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
  /** Name of the level, as the operator writes it; empty if there is none. */
  readonly levelName: string;
  /** What the operator calls this member, e.g. "Regular player". Each once. */
  readonly labels: readonly string[];
  /** Available promotions plus unread messages (LAY-03). */
  readonly badgeCount: number;
}

const agentTypes = new Set([1, 2, 41, 42]);
const trialType = 4;

/** Longer labels, and more of them, are a mistake of the backend. */
const longestLabel = 60;
const mostLabels = 8;

/** Texts that can be shown as labels: without blanks around, each once. */
function labelsOf(texts: readonly string[]): readonly string[] {
  const read = texts.map((text) => text.trim());
  return [...new Set(read)]
    .filter((text) => text !== '' && text.length <= longestLabel)
    .slice(0, mostLabels);
}

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
    levelName: labelsOf([wire.clubLabel?.labelName ?? ''])[0] ?? '',
    labels: labelsOf(wire.memberLabel ?? []),
    badgeCount: (wire.promotionCount ?? 0) + (wire.unreadCount ?? 0),
  };
}
