import type { Refusal } from '../core/refusal.ts';
import type { State } from '../state/state.ts';

/** Calls under way, so that two calls at the same time with one key run once. */
const underWay = new WeakMap<State, Map<string, { asked: string; answer: Promise<Response> }>>();

const keyPattern = /^[\x21-\x7e]{1,128}$/;

/** Writes equal values as the same text, whatever the order of their keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const mismatch: Refusal = { code: 'IDEMPOTENCY_MISMATCH', text: 'idempotency' };

/**
 * Runs a call once per idempotency key. Repeats the answer of a call that succeeded, word for word. A refusal changed
 * nothing, so its key stays free.
 */
export async function onlyOnce(
  state: State,
  memberId: string,
  request: Request,
  body: unknown,
  work: () => Promise<Response>,
  deny: (refusal: Refusal) => Response,
): Promise<Response> {
  const key = request.headers.get('Idempotency-Key');
  if (key === null) return work();
  if (!keyPattern.test(key)) return deny({ code: 'VALIDATION', text: 'validation' });
  const id = `${memberId} ${key}`;
  const asked = `${request.method} ${new URL(request.url).pathname} ${canonical(body)}`;
  const done = state.intents.get(id);
  if (done) {
    if (done.asked !== asked) return deny(mismatch);
    return again(done.answer, done.status);
  }
  const running = underWay.get(state) ?? new Map();
  underWay.set(state, running);
  const other = running.get(id);
  if (other) {
    return other.asked === asked ? (await other.answer).clone() : deny(mismatch);
  }
  const answer = work();
  running.set(id, { asked, answer });
  try {
    const response = await answer;
    const text = await response.clone().text();
    if (text.startsWith('{"success":true')) {
      state.intents.set(id, { asked, status: response.status, answer: text });
    }
    return response.clone();
  } finally {
    running.delete(id);
  }
}

const again = (answer: string, status: number): Response =>
  new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });
