import { type Refusal, textIn } from '../answer.ts';
import type { Backend } from '../backend.ts';

/** Holds the picture code of a request against the one that was drawn. Each picture counts once. */
export function checkCaptcha(backend: Backend, body: Record<string, unknown>): Refusal | null {
  const answer = textIn(body, 'captcha').toUpperCase();
  if (answer === '') {
    return { code: 'CAPTCHA_REQUIRED', text: 'captchaRequired', captcha: true };
  }
  const id = textIn(body, 'captchaId');
  const wanted = backend.state.captchas.get(id);
  backend.state.captchas.delete(id);
  return wanted === answer ? null : { code: 'CAPTCHA_WRONG', text: 'captchaWrong', captcha: true };
}
