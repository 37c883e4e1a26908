import type { WireFailureDetail } from '@parlour/api-client/wire';
import type { Language } from '../catalogue/language.ts';
import type { Refusal } from '../core/refusal.ts';
import { isLine } from '../text/plain.ts';
import { translate } from '../text/translate.ts';

/** A success in the envelope that every call uses. */
export const accept = (value: unknown): Response =>
  Response.json({ success: true, value, message: null });

/** A refused call, with a sentence in the language of the caller. */
export function refuse(refusal: Refusal, language: Language): Response {
  const { code, text, values, captcha, retryAfter, wrong, challenge, status = 200 } = refusal;
  const sentence = translate(text, language, values);
  const fields = refusal.fields ?? (wrong === undefined ? undefined : { [wrong]: sentence });
  const value: WireFailureDetail = {
    code,
    ...(fields && { fields }),
    ...(captcha !== undefined && { captcha }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(challenge && { challenge }),
  };
  return Response.json(
    { success: false, value, message: sentence },
    {
      status,
      headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
    },
  );
}

export const unauthenticated: Refusal = {
  code: 'UNAUTHENTICATED',
  text: 'unauthenticated',
  status: 401,
};

/** The JSON object of a request, or `null`: a broken body is refused, never thrown. */
export async function bodyOf(request: Request): Promise<Record<string, unknown> | null> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? Object.fromEntries(Object.entries(body))
      : null;
  } catch {
    return null;
  }
}

/** A text of a body, trimmed; anything else, and a text that `isLine` refuses, counts as missing. */
export const textIn = (body: Record<string, unknown>, key: string): string => {
  const value = Object.hasOwn(body, key) ? body[key] : undefined;
  const text = typeof value === 'string' ? value.trim() : '';
  return isLine(text) ? text : '';
};
