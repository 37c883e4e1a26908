import type { SmsTarget } from './sms-sender.ts';

/** A number its owner recognises and nobody else can read: `+880 17** *** 678`. Isolated, so it stays left to right. */
export function maskedMobile({ countryDialingCode, number }: SmsTarget): string {
  const shown = number.length > 5 ? `${number.slice(0, 2)}** *** ${number.slice(-3)}` : '***';
  return `\u2066+${countryDialingCode} ${shown}\u2069`;
}
