/** Formats of values on the wire. */

/** An instant as ISO 8601. */
export const iso = (at: number): string => new Date(at).toISOString();

/** `01712345678` → `0171* *** 678`. */
export const maskPhone = (number: string): string =>
  `${number.slice(0, 4)}* *** ${number.slice(-3)}`;

/** `102030405060` → `**** 5060`. */
export const maskAccount = (number: string): string => `**** ${number.slice(-4)}`;

/** `rafid@example.com` → `ra***@example.com`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 2)}***@${host}`;
}
