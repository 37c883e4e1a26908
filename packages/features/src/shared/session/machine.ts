import type { LoginChallenge } from '@parlour/api-client';
import type { ChangeReason } from './change-reason.ts';
import type { LoginFacts } from './login-facts.ts';
import type { Member } from './member.ts';

/**
 * State of the session (LGN-05). "Logged in" is true only in `authenticated` and `trial`, that is
 * after the member info arrived (LGN-03).
 */
export type SessionState =
  | { readonly kind: 'anonymous'; readonly because?: EndReason }
  | {
      readonly kind: 'authenticating';
      readonly token: string | null;
      /** Why the member of a good token is not here yet; it is being tried again. */
      readonly trouble?: unknown;
      /** A login is being carried here from the page of a partner: nobody is asked for another one (EMB-01). */
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

/** What can happen to a session; `nextSession` says what follows from it. */
export type SessionEvent =
  | { readonly type: 'started'; readonly token?: string; readonly isCarried?: true }
  | { readonly type: 'challenged'; readonly challenge: LoginChallenge; readonly login: LoginFacts }
  | { readonly type: 'accepted'; readonly token: string; readonly change: ChangeReason | null }
  | { readonly type: 'memberLoaded'; readonly member: Member }
  | { readonly type: 'stalled'; readonly trouble: unknown }
  | { readonly type: 'passwordChanged' }
  | { readonly type: 'failed' }
  | { readonly type: EndReason };

/** Initial state: not logged in, without an ended session before. */
export const anonymous: SessionState = { kind: 'anonymous' };

/** Initial state where a login is carried here. */
export const carried: SessionState = { kind: 'authenticating', token: null, isCarried: true };

/** The next state. An event that makes no sense in a state changes nothing. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  const { kind } = state;
  const isMember = memberOf(state) !== null;
  switch (event.type) {
    case 'started':
      // Who is logged in stays so until the new login is accepted: a refused one costs nothing.
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

/** A login that is carried here stays one until its member is there. */
const wayOf = (state: SessionState): { readonly isCarried?: true } =>
  state.kind === 'authenticating' && state.isCarried ? { isCarried: true } : {};

/** The token in force, or `null`. */
export function tokenOf(state: SessionState): string | null {
  return 'token' in state ? state.token : null;
}

/** The member, once loaded. */
export function memberOf(state: SessionState): Member | null {
  return 'member' in state ? state.member : null;
}
