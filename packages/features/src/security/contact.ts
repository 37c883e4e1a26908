import { latinDigits } from '@parlour/ui/forms';
import { nationalNumber } from '../challenge/index.ts';

/** How a member can be reached. */
export type Channel = 'mobile' | 'email';

/** Fields of the window: the new number or address, and the code that went there. */
export const contactNames = ['contact', 'code'] as const;
export type ContactName = (typeof contactNames)[number];
export type ContactProblem = 'required' | 'email' | 'mobile';
export type ContactValues = Readonly<Record<ContactName, string>>;

/** What is in a form that was left; its code is good for one time only and kept nowhere. */
export interface ContactDraft {
  readonly contact: string;
  /** `code` of the country of a mobile number. */
  readonly country: string;
}

/** Kept texts → what the form begins with; empty: nothing. */
export function contactDraftOf(kept: Readonly<Record<string, string>> | null): ContactDraft {
  const { contact = '', country = '' } = kept ?? {};
  return { contact, country };
}

/** An address somebody could have: the code alone shows whether it is theirs. */
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What is wrong with a number or an address, and with its code (MEM-01). */
export function contactProblems(
  { contact, code }: ContactValues,
  channel: Channel,
): ReadonlyMap<ContactName, ContactProblem> {
  const found = new Map<ContactName, ContactProblem>();
  const typed = contact.trim();
  if (typed === '') found.set('contact', 'required');
  else if (channel === 'email' && !address.test(typed)) found.set('contact', 'email');
  else if (channel === 'mobile' && !/^\d{6,14}$/.test(nationalNumber(typed))) {
    found.set('contact', 'mobile');
  }
  if (code.trim() === '') found.set('code', 'required');
  return found;
}

/** What the backend calls a number or an address. */
export const contactBody = (channel: Channel, typed: string, dialCode: string) =>
  channel === 'email'
    ? { channel, email: typed.trim() }
    : { channel, mobileNum: nationalNumber(typed), countryDialingCode: dialCode };

/** A code as it is sent: its digits in Latin figures, without the blanks an app shows. */
export const bareCode = (typed: string): string => latinDigits(typed).replace(/\s/g, '');
