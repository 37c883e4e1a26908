import { bundledContract } from '../generate/bundle.ts';
import { createApi } from '../src/index.ts';
import { createRecorder } from '../src/recorder.ts';
import { schemas } from '../src/schemas.ts';
import { exampleAnswers, exampleInputs } from '../src/testing/examples.ts';
import { newKey } from '../src/testing/new-key.ts';
import { type Exchange, readHar } from './har.ts';

export const contract = bundledContract();
export const origin = 'https://backend.test';
export const token = 'canary-token-5b1d9c';
export const password = 'Parlour#2026';

/** Sends every call of the contract once through the real client, with its example, and records it. */
async function recordedTraffic(): Promise<string> {
  const answers = exampleAnswers(contract);
  const byCall = new Map(
    Object.values(schemas).map(({ id, method, path }) => [`${method} ${path}`, answers.get(id)]),
  );
  const recorder = createRecorder({
    fetch: async ({ method, url }) =>
      Response.json(byCall.get(`${method} ${new URL(url).pathname}`), {
        headers: { 'Cache-Control': 'no-store' },
      }),
  });
  const api = createApi({
    fetch: recorder.fetch,
    baseUrl: origin,
    getToken: () => token,
    language: () => 'BN',
  });
  for (const [id, input] of exampleInputs(contract)) {
    const call: unknown = Reflect.get(api, id);
    if (typeof call === 'function')
      await call(...(input === undefined ? [] : [input]), await newKey());
  }
  await recorder.idle();
  return recorder.har();
}

/** All requests and answers of the client, as it records them. */
export const har = await recordedTraffic();
export const exchanges: readonly Exchange[] = readHar(JSON.parse(har));
