import type { Backend } from '../backend.ts';
import type { Refusal } from '../core/refusal.ts';
import { maybe, note } from '../http/fields.ts';

/** How a call brings the picture code. */
export const captchaInput = { captcha: maybe(note(64)), captchaId: maybe(note(64)) };

interface Typed {
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
}

/** Holds the picture code of a request against the one that was drawn. Each picture counts once. */
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
