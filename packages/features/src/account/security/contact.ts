import { isNumberOf, nationalNumber } from '../../shared/challenge/phone-number.ts';
import { type FormSchema, formSchema, someText, textThat } from '../../shared/form/schema.ts';

/** The kinds of contact data. */
export type Channel = 'mobile' | 'email';

/** Fields of the window: the new number or address, and the code sent to it. */
export const contactNames = ['contact', 'code'] as const;
export type ContactName = (typeof contactNames)[number];
const contactProblems = ['required', 'email', 'mobile'] as const;
export type ContactProblem = (typeof contactProblems)[number];

/** The draft of the form. A code can be used only once and is never kept. */
export interface ContactDraft {
  readonly contact: string;
  /** `code` of the country of a mobile number. */
  readonly country: string;
}

/** Returns the initial values from a draft; empty texts without one. */
export function contactDraftOf(kept: Readonly<Record<string, string>> | null): ContactDraft {
  const { contact = '', country = '' } = kept ?? {};
  return { contact, country };
}

/** Matches a well-formed address. Only the code proves that it belongs to the member. */
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Schema of a number or an address, and the code sent to it (MEM-01). */
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

/** Returns a number or an address with the backend's field names. */
export const contactBody = (channel: Channel, typed: string, dialCode: string) =>
  channel === 'email'
    ? { channel, email: typed.trim() }
    : { channel, mobileNum: nationalNumber(typed, dialCode), countryDialingCode: dialCode };
