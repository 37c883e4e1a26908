import type { Member } from './member.ts';

/**
 * Where the visitor stands (LGN-05). "Logged in" is true only in
 * `authenticated` and `trial`, that is after the member info arrived (LGN-03).
 */
export type SessionState =
  | { readonly kind: 'anonymous'; readonly because?: 'loggedOut' | 'expired' }
  | { readonly kind: 'authenticating'; readonly token: string | null }
  | {
      readonly kind: 'mustChangePassword';
      readonly token: string;
      readonly reason: ChangeReason;
    }
  | { readonly kind: 'authenticated'; readonly token: string; readonly member: Member }
  | { readonly kind: 'trial'; readonly token: string; readonly member: Member };

/** Why a login may not go on with the old password. */
export type ChangeReason = 'default' | 'expired' | 'firstLogin';

export type SessionEvent =
  | { readonly type: 'started'; readonly token?: string }
  | { readonly type: 'accepted'; readonly token: string; readonly change: ChangeReason | null }
  | { readonly type: 'memberLoaded'; readonly member: Member }
  | { readonly type: 'passwordChanged' }
  | { readonly type: 'failed' }
  | { readonly type: 'loggedOut' }
  | { readonly type: 'expired' };

export const anonymous: SessionState = { kind: 'anonymous' };

/** The next state. An event that makes no sense in a state changes nothing. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'started':
      return { kind: 'authenticating', token: event.token ?? null };
    case 'accepted':
      if (state.kind !== 'authenticating') return state;
      return event.change
        ? { kind: 'mustChangePassword', token: event.token, reason: event.change }
        : { kind: 'authenticating', token: event.token };
    case 'memberLoaded': {
      const token = tokenOf(state);
      if (token === null || state.kind === 'mustChangePassword') return state;
      return {
        kind: event.member.isTrial ? 'trial' : 'authenticated',
        token,
        member: event.member,
      };
    }
    case 'passwordChanged':
      if (state.kind !== 'mustChangePassword') return state;
      return { kind: 'authenticating', token: state.token };
    case 'failed':
      return state.kind === 'authenticating' ? anonymous : state;
    case 'loggedOut':
      return { kind: 'anonymous', because: 'loggedOut' };
    case 'expired':
      return state.kind === 'anonymous' ? state : { kind: 'anonymous', because: 'expired' };
  }
}

/** The token in force, or `null`. */
export function tokenOf(state: SessionState): string | null {
  return state.kind === 'anonymous' ? null : state.token;
}

/** The member, once loaded. */
export function memberOf(state: SessionState): Member | null {
  return state.kind === 'authenticated' || state.kind === 'trial' ? state.member : null;
}

/** The well-known initial password that must be replaced at once (SPECIFICATION §4). */
export const defaultPassword = '123456';

/**
 * Does this login force a new password (LGN-05)? Never for SMS logins, whose
 * "password" is a one-time code, and never right after a registration.
 */
export function changeReason(login: {
  readonly method: 'username' | 'sms' | 'register' | 'freePlay';
  readonly password: string;
  readonly passwordExpired: boolean;
  readonly firstTimeLogin: boolean;
  /** White-label switch PWDEXPFORCECHANGE3. */
  readonly expiryForcesChange: boolean;
}): ChangeReason | null {
  if (login.method !== 'username') return null;
  if (login.password === defaultPassword) return 'default';
  if (login.passwordExpired && login.expiryForcesChange) return 'expired';
  return login.firstTimeLogin ? 'firstLogin' : null;
}
