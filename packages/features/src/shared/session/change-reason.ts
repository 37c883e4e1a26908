import type { LoginFacts } from './login-facts.ts';

/** Why a login may not go on with the old password. */
export type ChangeReason = 'default' | 'expired' | 'firstLogin';

/** The well-known initial password that must be replaced at once (SPECIFICATION §4). */
export const defaultPassword = '123456';

/**
 * Does this login force a new password (LGN-05)? Never for SMS and Firebase, whose
 * "password" is a one-time code, never right after a registration and never in a free demo.
 */
export function changeReason(
  login: LoginFacts & {
    readonly passwordExpired: boolean;
    readonly firstTimeLogin: boolean;
    /** White-label switch PWDEXPFORCECHANGE3. */
    readonly expiryForcesChange: boolean;
  },
): ChangeReason | null {
  if (login.method !== 'username') return null;
  if (login.byDefaultPassword) return 'default';
  if (login.passwordExpired && login.expiryForcesChange) return 'expired';
  return login.firstTimeLogin ? 'firstLogin' : null;
}
