import type { Backend } from '../backend.ts';
import { loginPlaces } from '../catalogue/counter.ts';
import { deskOf } from './desks.ts';
import type { SessionRecord } from './state.ts';

/** Ends a session and notes how long it was. */
export function endSession({ state }: Backend, token: string, session: SessionRecord): void {
  state.sessions.delete(token);
  const seconds = Math.max(0, Math.floor((session.lastSeen - session.startedAt) / 1000));
  state.desks.get(session.memberId)?.sessions.push({ startedAt: session.startedAt, seconds });
}

/** Ends all sessions of a member but one. */
export function endOthers(backend: Backend, memberId: string, keep: string | null): number {
  const others = [...backend.state.sessions].filter(
    ([token, session]) => session.memberId === memberId && token !== keep,
  );
  for (const [token, session] of others) endSession(backend, token, session);
  return others.length;
}

/** Notes where somebody logged in from. */
export function noteLogin(backend: Backend, memberId: string): void {
  const [here] = loginPlaces;
  if (!here) return;
  const { logins } = deskOf(backend, memberId);
  logins.push({ ...here, at: backend.now() });
  if (logins.length > 20) logins.splice(0, logins.length - 20);
}
