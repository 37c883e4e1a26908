/** A backend for the tests of this package: returns the answers of a test and records the requests. */
import { type Api, type ApiConfig, createApi } from '../index.ts';

type Answer = Response | ((request: Request) => Response | Promise<Response>);

/** A successful envelope. */
export const ok = (value: unknown, init?: ResponseInit): Response =>
  new Response(JSON.stringify({ success: true, value, message: null }), init);

/** A refusing envelope, HTTP 200 unless `init` says otherwise. */
export const refused = (value: unknown, message: unknown = null, init?: ResponseInit): Response =>
  new Response(JSON.stringify({ success: false, value, message }), init);

/** An `Api` that gets the given answers in order (the last one repeats), with the requests it made. */
export function apiOn(
  answers: readonly Answer[],
  config: Partial<ApiConfig> = {},
): { api: Api; requests: Request[] } {
  const requests: Request[] = [];
  const api = createApi({
    fetch: async (request) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(request);
      if (answer === undefined) throw new TypeError('No answer was prepared');
      return answer instanceof Response ? answer.clone() : answer(request);
    },
    getToken: () => null,
    language: () => 'BN',
    baseUrl: 'https://backend.test',
    ...config,
  });
  return { api, requests };
}

/** The error of a failed call; throws when the call succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  let value: unknown;
  try {
    value = await call;
  } catch (error) {
    return error;
  }
  throw new Error(`The call succeeded with ${JSON.stringify(value)}`);
}
