import { linkByCode } from '../agents/links.ts';
import type { MemberRecord, State } from './state.ts';

/** The result of an invitation code. */
export interface Invitation {
  /** The upline of the new member. */
  readonly uplineId: string | null;
  /** The member who is rewarded for a friend. */
  readonly referrerId: string | null;
  /** The type of the new member: 0 a member, 1 an agent. */
  readonly type: 0 | 1;
  /** The registration link that was used. */
  readonly linkId: string | null;
}

/** The code a member gives to friends. The first demo member has the code of the design. */
export const referralCodeOf = ({ id, username }: MemberRecord): string =>
  username === 'demo_member' ? 'PADMA7' : `PADMA${id}`;

/** Codes of agents: their user name, with or without the underscore. */
const agentCodes = ({ username }: MemberRecord): string[] => [
  username.toUpperCase(),
  username.toUpperCase().replace(/_/g, ''),
];

/** Looks up a referral or affiliate code; `null` for an unknown code. */
export function invitationOf(state: State, now: number, code: string): Invitation | null {
  const wanted = code.trim().toUpperCase();
  if (wanted === '') return null;
  const link = linkByCode(state, now, wanted);
  if (link) {
    const type = link.accountType === 'agent' ? 1 : 0;
    return { uplineId: link.agentId, referrerId: null, type, linkId: link.id };
  }
  for (const member of state.members.values()) {
    if (member.type === 4) continue;
    if (member.type !== 0 && agentCodes(member).includes(wanted)) {
      return { uplineId: member.id, referrerId: null, type: 0, linkId: null };
    }
    if (referralCodeOf(member) === wanted) {
      const uplineId = member.type === 0 ? member.uplineId : member.id;
      return { uplineId, referrerId: member.id, type: 0, linkId: null };
    }
  }
  return null;
}
