import { at, testBackend, textAt, wish } from './client.ts';

/** The transaction password of the demo accounts that have one. */
export const paymentPassword = '246810';

/** A slot game: its bets count in full for all terms. */
const slots = 700;

/** A demo account logged in on its own backend, with functions for frequent calls. */
export async function loggedInClient(name = 'demo_member', seed = 1) {
  const backend = testBackend({ seed });
  const token = await backend.login(name);
  const get = async (path: string) =>
    at((await backend.call(`GET ${path}`, { token })).body, 'value');
  const send = async (line: string, body: unknown = {}, key?: string) =>
    at((await backend.call(line, { token, body, ...(key && { key }) })).body);
  const balance = async () => textAt(await get('/wps/v2/wallets/balance'), 'sumBalance');
  const play = async (rounds: number, nodeId = slots) => {
    const body = {
      nodeId,
      vendor: 'x',
      gameType: 'RNG',
      platform: 'W',
      language: 'EN',
      backUrl: '/',
    };
    const url = textAt(await send('POST /wps/game/launchGame', body), 'value', 'url');
    for (let round = 0; round < rounds; round += 1) {
      await backend.call(`POST ${url}/round`, { body: wish('10.00') });
    }
  };
  return { ...backend, token, get, send, balance, play };
}

/** The return type of {@link loggedInClient}. */
export type LoggedInClient = Awaited<ReturnType<typeof loggedInClient>>;

/** Uploads a picture of one part that begins like a PNG; returns its id. */
export async function sendPicture({ send }: LoggedInClient, purpose = 'deposit'): Promise<string> {
  const data = btoa(`\x89PNG\r\n\x1a\n${'x'.repeat(92)}`);
  const begun = await send('POST /wps/uploads', {
    purpose,
    fileName: 'slip.png',
    contentType: 'image/png',
    size: 100,
  });
  const uploadId = textAt(begun, 'value', 'uploadId');
  const done = await send('PUT /wps/uploads/part', { uploadId, index: 0, data });
  if (at(done, 'value', 'complete') !== true) throw new Error('The picture did not arrive.');
  return uploadId;
}
