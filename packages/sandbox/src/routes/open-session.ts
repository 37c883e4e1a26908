import type { Backend } from '../backend.ts';
import { accept } from '../http/answer.ts';
import { noteLogin, placeFor } from '../state/sessions.ts';
import { type MemberRecord, randomToken } from '../state/state.ts';

/**
 * Opens a session and answers with its token. The first session of a member shows one-time announcements (execution F)
 * until it ends. This includes the time after the member has replaced a password that an agent chose, because a first
 * login must begin with that.
 */
export function openSession(
  backend: Backend,
  member: MemberRecord,
  isFirst = member.firstTimeLogin,
): Response {
  const token = randomToken(backend.state);
  const now = backend.now();
  const from = placeFor(backend, member.id);
  backend.state.sessions.set(token, {
    memberId: member.id,
    startedAt: now,
    checkedAt: now,
    lastSeen: now,
    isFirst,
    from,
  });
  if (member.type !== 4) noteLogin(backend, member.id, from);
  const { firstTimeLogin, passwordExpired } = member;
  return accept({ token, firstTimeLogin, passwordExpired });
}
