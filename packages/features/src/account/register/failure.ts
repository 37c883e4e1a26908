import { type ApiError, isApiError } from '@parlour/api-client';
import type { FieldError } from './check.ts';
import type { RegisterFieldName } from './fields.ts';
import type { PlannedField } from './plan.ts';

/** An attempt that did not work. Each attempt is a new object. */
export interface RegisterFailure {
  /** What was tried: the registration, or asking for a code by SMS. */
  readonly of: 'register' | 'sms';
  /** What was caught, or the code of the invitation that does not exist. */
  readonly error: unknown;
}

/** A typed invitation code that the server does not know (REG-04). */
export class InvitationError extends Error {
  override readonly name = 'InvitationError';
}

/** What a failure says about one field; without a text the field says it itself. */
export interface FieldMark {
  readonly type: FieldError;
  /** The server's own sentence. */
  readonly text?: string;
}

/**
 * Which fields a failure is about, by form key. Empty: it is about the whole
 * form. Every field the server names and the form shows is marked (REG-05).
 */
export function marksOf(
  { error }: RegisterFailure,
  fields: readonly PlannedField[],
): ReadonlyMap<string, FieldMark> {
  const marks = new Map<string, FieldMark>();
  const mark = (known: RegisterFieldName, as: FieldMark) => {
    const field = fields.find(({ rule }) => rule.known === known);
    if (field) marks.set(field.key, as);
    return field !== undefined;
  };
  if (error instanceof InvitationError) mark('affiliateCode', { type: 'invitation' });
  if (!isApiError(error)) return marks;
  const named = new Map(Object.entries(error.fields ?? {}));
  for (const { key, rule } of fields) {
    const text = named.get(rule.name);
    if (text !== undefined) marks.set(key, { type: 'server', ...(text !== '' && { text }) });
  }
  const place = placeOf(error);
  if (marks.size === 0 && place) place.some((known) => mark(known, { type: 'server', text: '' }));
  return marks;
}

/** The field a code is about, first choice first. */
function placeOf(error: ApiError): readonly RegisterFieldName[] | null {
  switch (error.code) {
    case 'CAPTCHA_REQUIRED':
    case 'CAPTCHA_WRONG':
      return ['captcha'];
    case 'SMS_CODE_WRONG':
    case 'SMS_CODE_EXPIRED':
      return ['verificationCode'];
    case 'PHONE_INVALID':
      return ['mobileNum'];
    case 'AFFILIATE_INVALID':
      return ['affiliateCode', 'referralCode'];
    default:
      return null;
  }
}

/** Does the next attempt need a picture code? */
export const asksForCaptcha = (error: unknown): boolean =>
  isApiError(error) &&
  (error.captchaRequired === true ||
    error.code === 'CAPTCHA_REQUIRED' ||
    error.code === 'CAPTCHA_WRONG');
