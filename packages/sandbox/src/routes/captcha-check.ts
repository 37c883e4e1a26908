import type { Backend } from '../backend.ts';
import type { Refusal } from '../core/refusal.ts';
import { maybe, note } from '../http/fields.ts';

/** The parameters with which a call sends the picture code. */
export const captchaInput = { captcha: maybe(note(64)), captchaId: maybe(note(64)) };

interface Typed {
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
}

/** Compares the picture code of a request with the drawn one. Each picture can be used once. */
export function checkCaptcha(
  backend: Backend,
  { captcha = '', captchaId = '' }: Typed,
): Refusal | null {
  const answer = captcha.toUpperCase();
  if (answer === '') {
    return { code: 'CAPTCHA_REQUIRED', text: 'captchaRequired', captcha: true };
  }
  const wanted = backend.state.captchas.get(captchaId);
  backend.state.captchas.delete(captchaId);
  return wanted === answer ? null : { code: 'CAPTCHA_WRONG', text: 'captchaWrong', captcha: true };
}
