import type { LoginFacts } from './login-facts.ts';

/** Why the old password must be changed before a login continues. */
export type ChangeReason = 'default' | 'expired' | 'firstLogin';

/** The well-known initial password that must be replaced at once (SPECIFICATION §4). */
export const defaultPassword = '123456';

/**
 * Returns why this login forces a new password, or `null` (LGN-05). SMS and Firebase never force one, because their
 * "password" is a one-time code, and neither do a new registration and a free demo.
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
