import { isNumberOf, nationalNumber } from '../../shared/challenge/phone-number.ts';
import { type FormSchema, formSchema, someText, textThat } from '../../shared/form/schema.ts';

/** How a member can be reached. */
export type Channel = 'mobile' | 'email';

/** Fields of the window: the new number or address, and the code that went there. */
export const contactNames = ['contact', 'code'] as const;
export type ContactName = (typeof contactNames)[number];
const contactProblems = ['required', 'email', 'mobile'] as const;
export type ContactProblem = (typeof contactProblems)[number];

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

/** A number or an address, and the code that went there (MEM-01). */
export const contactSchema = (
  channel: Channel,
  dialCode: string,
): FormSchema<ContactName, ContactProblem> =>
  formSchema(contactProblems, {
    contact: textThat((text) => {
      const typed = text.trim();
      if (typed === '') return 'required';
      if (channel === 'email') return address.test(typed) ? null : 'email';
      return isNumberOf(typed, dialCode) ? null : 'mobile';
    }),
    code: someText(),
  });

/** What the backend calls a number or an address. */
export const contactBody = (channel: Channel, typed: string, dialCode: string) =>
  channel === 'email'
    ? { channel, email: typed.trim() }
    : { channel, mobileNum: nationalNumber(typed, dialCode), countryDialingCode: dialCode };
