import type { WireSecurity } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';

/** Contact data of the member, masked by the backend. */
export interface Contact {
  readonly masked: string;
  readonly verified: boolean;
}

/** One of the last logins. */
export interface Login {
  readonly id: string;
  readonly device: string;
  readonly place: string;
  /** In the time zone of the site. */
  readonly time: string;
  readonly current: boolean;
}

/** The protection of an account (MEM-01). */
export interface Protection {
  /** When the password was last changed; `null` when unknown. */
  readonly changed: { readonly at: string; readonly time: string } | null;
  readonly hasPaymentPassword: boolean;
  readonly mobile: Contact | null;
  readonly email: Contact | null;
  readonly hasAuthenticator: boolean;
  readonly payoutAccounts: number;
  readonly logins: readonly Login[];
  /** Number of protections that are set up, and of all. */
  readonly done: number;
  readonly all: number;
}

/** Returns an instant and its text; `null` for an invalid one. */
function instantOf(at: string | undefined, zone: string): Protection['changed'] {
  const time = at === undefined ? null : timeOf(at, zone);
  return at === undefined || time === null ? null : { at, time };
}

const timeOf = (iso: string, zone: string) => formatDateTime(iso, zone)?.slice(0, 16) ?? null;

/** Converts the API's security data to the view model. Every account has a password, which counts as one protection. */
export function toProtection(wire: WireSecurity, timeZone: string): Protection {
  const { mobile = null, email = null } = wire;
  const ways = [
    true,
    wire.paymentPasswordSet,
    mobile?.verified === true,
    email?.verified === true,
    wire.authenticatorOn,
  ];
  return {
    changed: instantOf(wire.passwordChangedAt, timeZone),
    hasPaymentPassword: wire.paymentPasswordSet,
    mobile,
    email,
    hasAuthenticator: wire.authenticatorOn,
    payoutAccounts: wire.payoutAccounts,
    logins: wire.logins.map(({ time, device, place, current }, index) => ({
      id: `${index}-${time}`,
      device,
      place,
      time: timeOf(time, timeZone) ?? time,
      current,
    })),
    done: ways.filter(Boolean).length,
    all: ways.length,
  };
}

/** Names of the missing protections, the most urgent first (MEM-01). */
export type Unsafe = 'payment' | 'mobile' | 'email' | 'authenticator';

/** Returns the protections that are not set up, in the order in which they should be. */
export function unsafeOf(of: Protection): readonly Unsafe[] {
  const missing: readonly (readonly [Unsafe, boolean])[] = [
    ['payment', !of.hasPaymentPassword],
    ['mobile', of.mobile?.verified !== true],
    ['email', of.email?.verified !== true],
    ['authenticator', !of.hasAuthenticator],
  ];
  return missing.flatMap(([name, isMissing]) => (isMissing ? [name] : []));
}
