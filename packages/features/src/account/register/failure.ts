import { type ApiError, isApiError } from '@parlour/api-client';
import type { FieldError } from './check.ts';
import type { RegisterFieldName } from './fields.ts';
import type { PlannedField } from './plan.ts';

/** A failed registration. Each attempt is a new object. */
export interface RegisterFailure {
  /** The caught error, or an `InvitationError` for an unknown invitation code. */
  readonly error: unknown;
}

/** A typed invitation code that the server does not know (REG-04). */
export class InvitationError extends Error {
  override readonly name = 'InvitationError';
}

/** The error of one field in a failure. Without a text the field uses its own message. */
export interface FieldMark {
  readonly type: FieldError;
  /** The server's own sentence. */
  readonly text?: string;
}

/**
 * Returns the fields a failure is about, by form key. If it is empty, the failure is about the whole form. Every field
 * that the server names and the form shows is marked (REG-05).
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

/** Returns the fields an error code is about, first choice first. */
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

/** Whether the next attempt needs a picture code. */
export const asksForCaptcha = (error: unknown): boolean =>
  isApiError(error) &&
  (error.captchaRequired === true ||
    error.code === 'CAPTCHA_REQUIRED' ||
    error.code === 'CAPTCHA_WRONG');
