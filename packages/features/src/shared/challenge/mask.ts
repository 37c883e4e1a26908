import type { SmsTarget } from './sms-sender.ts';

/**
 * A phone number its owner recognises and others cannot read: `+880 17** *** 678`. Isolated, so it stays left to right.
 */
export function maskedMobile({ countryDialingCode, number }: SmsTarget): string {
  const shown = number.length > 5 ? `${number.slice(0, 2)}** *** ${number.slice(-3)}` : '***';
  return `\u2066+${countryDialingCode} ${shown}\u2069`;
}
