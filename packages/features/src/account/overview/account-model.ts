import type { WireSecurity } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';

/** A way to reach the member; masked by the backend. */
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

/** What protects an account (MEM-01). */
export interface Protection {
  /** When the password was last changed; `null` when unknown. */
  readonly changed: { readonly at: string; readonly time: string } | null;
  readonly hasPaymentPassword: boolean;
  readonly mobile: Contact | null;
  readonly email: Contact | null;
  readonly hasAuthenticator: boolean;
  readonly payoutAccounts: number;
  readonly logins: readonly Login[];
  /** How many of the ways of protection are in place, and of how many. */
  readonly done: number;
  readonly all: number;
}

/** An instant and what is shown of it; `null` for one that is none. */
function instantOf(at: string | undefined, zone: string): Protection['changed'] {
  const time = at === undefined ? null : timeOf(at, zone);
  return at === undefined || time === null ? null : { at, time };
}

const timeOf = (iso: string, zone: string) => formatDateTime(iso, zone)?.slice(0, 16) ?? null;

/** Wire → view model. A password is always there and counts. */
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

/** What of an account is still unsafe, the most urgent first (MEM-01). */
export type Unsafe = 'payment' | 'mobile' | 'email' | 'authenticator';

/** The ways of protection that are not in place, in the order to go on with. */
export function unsafeOf(of: Protection): readonly Unsafe[] {
  const missing: readonly (readonly [Unsafe, boolean])[] = [
    ['payment', !of.hasPaymentPassword],
    ['mobile', of.mobile?.verified !== true],
    ['email', of.email?.verified !== true],
    ['authenticator', !of.hasAuthenticator],
  ];
  return missing.flatMap(([name, isMissing]) => (isMissing ? [name] : []));
}
