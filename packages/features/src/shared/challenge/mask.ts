import type { SmsTarget } from './sms-sender.ts';

/**
 * Masks a phone number so that only its owner recognises it: `+880 17** *** 678`. The text is isolated, so it stays
 * left to right.
 */
export function maskedMobile({ countryDialingCode, number }: SmsTarget): string {
  const shown = number.length > 5 ? `${number.slice(0, 2)}** *** ${number.slice(-3)}` : '***';
  return `\u2066+${countryDialingCode} ${shown}\u2069`;
}
