import type { Backend } from '../backend.ts';
import { loginPlaces } from '../catalogue/member-policy.ts';
import { memberAccountOf } from './member-accounts.ts';
import type { SessionRecord } from './state.ts';

/** Ends a session and records its length. */
export function endSession({ state }: Backend, token: string, session: SessionRecord): void {
  state.sessions.delete(token);
  const seconds = Math.max(0, Math.floor((session.lastSeen - session.startedAt) / 1000));
  state.memberAccounts
    .get(session.memberId)
    ?.sessions.push({ startedAt: session.startedAt, seconds });
}

/** Ends all sessions of a member but one. */
export function endOthers(backend: Backend, memberId: string, keep: string | null): number {
  const others = [...backend.state.sessions].filter(
    ([token, session]) => session.memberId === memberId && token !== keep,
  );
  for (const [token, session] of others) endSession(backend, token, session);
  return others.length;
}

/** Identifies a session without its token, which cannot be derived from it. */
export function deviceIdOf(token: string): string {
  const half = (seed: number) => {
    let hash = seed;
    for (const letter of token) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return `d-${half(0x811c9dc5)}${half(0x2f0b4a7d)}`;
}

/** The open sessions of a member, by token; the one used last comes first. */
export function sessionsOf(
  backend: Backend,
  memberId: string,
): readonly (readonly [token: string, session: SessionRecord])[] {
  return [...backend.state.sessions]
    .filter(([, session]) => session.memberId === memberId && !isOver(backend, session))
    .sort(([, a], [, b]) => b.lastSeen - a.lastSeen || b.startedAt - a.startedAt);
}

/** The place a session comes from: a second session at the same time gets another one. */
export function placeFor(backend: Backend, memberId: string): number {
  const used = new Set(sessionsOf(backend, memberId).map(([, { from }]) => from));
  const free = loginPlaces.findIndex((_, index) => !used.has(index));
  return Math.max(0, free);
}

/** Records the place of a login. */
export function noteLogin(backend: Backend, memberId: string, from: number): void {
  const here = loginPlaces[from];
  if (!here) return;
  const { logins } = memberAccountOf(backend, memberId);
  logins.push({ ...here, at: backend.now() });
  if (logins.length > 20) logins.splice(0, logins.length - 20);
}

/** Whether a session has expired. With 0 minutes it has expired at once. */
export function isOver(backend: Backend, { lastSeen }: SessionRecord): boolean {
  const idle = backend.scenario.sessionMinutes * 60_000;
  return idle === 0 || backend.now() - lastSeen > idle;
}
