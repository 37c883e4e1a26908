import { type Exchange, readHar } from '../../packages/api-client/drift/har.ts';
import { bundledContract } from '../../packages/api-client/generate/bundle.ts';
import { createApi } from '../../packages/api-client/src/index.ts';
import { createRecorder } from '../../packages/api-client/src/recorder.ts';
import { schemas } from '../../packages/api-client/src/schemas.ts';
import { exampleAnswers, exampleInputs } from '../../packages/api-client/src/testing/examples.ts';
import { newKey } from '../../packages/api-client/src/testing/new-key.ts';

export const contract = bundledContract();
export const origin = 'https://backend.test';
export const token = 'canary-token-5b1d9c';
export const password = 'Parlour#2026';

/** The whole contract once through the real client: each call with its example, recorded. */
async function recordedTraffic(): Promise<string> {
  const answers = exampleAnswers(contract);
  const byCall = new Map(
    Object.values(schemas).map(({ id, method, path }) => [`${method} ${path}`, answers.get(id)]),
  );
  const recorder = createRecorder({
    fetch: async ({ method, url }) =>
      Response.json(byCall.get(`${method} ${new URL(url).pathname}`)),
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
