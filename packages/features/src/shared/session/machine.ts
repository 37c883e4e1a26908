import type { LoginChallenge } from '@parlour/api-client';
import type { ChangeReason } from './change-reason.ts';
import type { LoginFacts } from './login-facts.ts';
import type { Member } from './member.ts';

/**
 * State of the session (LGN-05). The visitor is logged in only in `authenticated` and `trial`, that is after the member
 * info has arrived (LGN-03).
 */
export type SessionState =
  | { readonly kind: 'anonymous'; readonly because?: EndReason }
  | {
      readonly kind: 'authenticating';
      readonly token: string | null;
      /** The error that kept the member of a valid token from loading. The session tries again. */
      readonly trouble?: unknown;
      /** A login is being transferred from a partner's page, so no other login is asked for (EMB-01). */
      readonly isCarried?: true;
    }
  | {
      readonly kind: 'extraVerification';
      readonly challenge: LoginChallenge;
      readonly login: LoginFacts;
    }
  | {
      readonly kind: 'mustChangePassword';
      readonly token: string;
      readonly reason: ChangeReason;
    }
  | { readonly kind: 'authenticated'; readonly token: string; readonly member: Member }
  | { readonly kind: 'trial'; readonly token: string; readonly member: Member };

/** Why the session ended. */
export type EndReason = 'loggedOut' | 'expired';

/** The events of a session; `nextSession` returns the state that follows. */
export type SessionEvent =
  | { readonly type: 'started'; readonly token?: string; readonly isCarried?: true }
  | { readonly type: 'challenged'; readonly challenge: LoginChallenge; readonly login: LoginFacts }
  | { readonly type: 'accepted'; readonly token: string; readonly change: ChangeReason | null }
  | { readonly type: 'memberLoaded'; readonly member: Member }
  | { readonly type: 'stalled'; readonly trouble: unknown }
  | { readonly type: 'passwordChanged' }
  | { readonly type: 'failed' }
  | { readonly type: EndReason };

/** Initial state: not logged in, and no session has ended before. */
export const anonymous: SessionState = { kind: 'anonymous' };

/** Initial state while a login is being transferred. */
export const carried: SessionState = { kind: 'authenticating', token: null, isCarried: true };

/** Returns the next state. An event that does not fit the state changes nothing. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  const { kind } = state;
  const isMember = memberOf(state) !== null;
  switch (event.type) {
    case 'started':
      // A member stays logged in until the new login is accepted, so a refused one changes nothing.
      if (isMember) return state;
      return event.isCarried ? carried : { kind: 'authenticating', token: event.token ?? null };
    case 'challenged':
      if (kind !== 'authenticating' && !isMember) return state;
      return { kind: 'extraVerification', challenge: event.challenge, login: event.login };
    case 'accepted':
      if (kind !== 'authenticating' && kind !== 'extraVerification' && !isMember) return state;
      return event.change
        ? { kind: 'mustChangePassword', token: event.token, reason: event.change }
        : { ...wayOf(state), kind: 'authenticating', token: event.token };
    case 'memberLoaded': {
      const token = tokenOf(state);
      if (token === null || kind === 'mustChangePassword') return state;
      const { member } = event;
      return { kind: member.isTrial ? 'trial' : 'authenticated', token, member };
    }
    case 'stalled':
      if (kind !== 'authenticating' || state.token === null) return state;
      return { ...state, trouble: event.trouble };
    case 'passwordChanged':
      if (kind !== 'mustChangePassword') return state;
      return { kind: 'authenticating', token: state.token };
    case 'failed':
      return kind === 'authenticating' || kind === 'extraVerification' ? anonymous : state;
    case 'loggedOut':
      return { kind: 'anonymous', because: event.type };
    case 'expired':
      return tokenOf(state) === null ? state : { kind: 'anonymous', because: event.type };
  }
}

/** A transferred login stays marked until its member has loaded. */
const wayOf = (state: SessionState): { readonly isCarried?: true } =>
  state.kind === 'authenticating' && state.isCarried ? { isCarried: true } : {};

/** Returns the current token, or `null`. */
export function tokenOf(state: SessionState): string | null {
  return 'token' in state ? state.token : null;
}

/** Returns the member, or `null` until the member has loaded. */
export function memberOf(state: SessionState): Member | null {
  return 'member' in state ? state.member : null;
}
