import { expect, test } from 'vitest';
import { at, textAt } from '../../testing/client.ts';
import {
  type LoggedInClient,
  loggedInClient,
  paymentPassword,
  sendPicture,
} from '../../testing/logged-in-client.ts';

const most = 5 * 1024 * 1024;
const png = '\x89PNG\r\n\x1a\n';
const jpeg = '\xff\xd8\xff\xe0';
/** Bytes with this beginning, in base64. */
const bytes = (size: number, beginning = png) => btoa(beginning.padEnd(size, 'x'));

const picture = { purpose: 'deposit', fileName: 'a.png', contentType: 'image/png', size: 100 };
const begin = ({ send }: LoggedInClient, change: object = {}) =>
  send('POST /wps/uploads', { ...picture, ...change });
/** The code of a refusal, or `true` for a success. */
const outcome = (answer: unknown) => at(answer, 'value', 'code') ?? at(answer, 'success');

test.each<[object, unknown]>([
  [{ size: most }, true],
  [{ size: most + 1 }, 'UPLOAD_REFUSED'],
  [{ size: 0 }, 'VALIDATION'],
  [{ size: -1 }, 'VALIDATION'],
  [{ size: 1.5 }, 'VALIDATION'],
  [{ contentType: 'image/jpeg' }, true],
  [{ contentType: 'image/gif' }, 'UPLOAD_REFUSED'],
  [{ contentType: 'image/webp' }, 'UPLOAD_REFUSED'],
  [{ contentType: 'IMAGE/PNG' }, 'UPLOAD_REFUSED'],
  [{ contentType: 'constructor' }, 'UPLOAD_REFUSED'],
  [{ purpose: 'avatar' }, 'VALIDATION'],
  [{ fileName: 'x'.repeat(255) }, true],
  [{ fileName: 'x'.repeat(256) }, 'VALIDATION'],
  [{ fileName: '' }, 'VALIDATION'],
])('[API-04] [WAL-06] a picture announced as %j: %s', async (change, expected) => {
  expect(outcome(await begin(await loggedInClient(), change))).toBe(expected);
});

test.each<[string, object, object, unknown]>([
  ['the bytes announced', {}, { data: bytes(100) }, true],
  ['one byte less', {}, { data: bytes(99) }, 'UPLOAD_REFUSED'],
  ['one byte more', {}, { data: bytes(101) }, 'UPLOAD_REFUSED'],
  ['another kind of picture', {}, { data: bytes(100, jpeg) }, 'UPLOAD_REFUSED'],
  ['a jpg', { contentType: 'image/jpeg' }, { data: bytes(100, jpeg) }, true],
  ['a png called jpg', { contentType: 'image/jpeg' }, { data: bytes(100) }, 'UPLOAD_REFUSED'],
  ['a part there is not', {}, { data: bytes(100), index: 1 }, 'UPLOAD_REFUSED'],
  ['a part no picture has', {}, { data: bytes(100), index: 100 }, 'VALIDATION'],
  ['more than a part holds', { size: most }, { data: bytes(280_000) }, 'VALIDATION'],
  ['no base64', {}, { data: '%%%' }, 'VALIDATION'],
  ['a picture nobody announced', {}, { data: bytes(100), uploadId: 'x' }, 'NOT_FOUND'],
])('[API-04] [WAL-06] a part with %s', async (_what, announced, part, expected) => {
  const client = await loggedInClient();
  const uploadId = textAt(await begin(client, announced), 'value', 'uploadId');
  const sent = await client.send('PUT /wps/uploads/part', { uploadId, index: 0, ...part });
  expect(outcome(sent)).toBe(expected);
  const received = at(await client.get(`/wps/uploads?uploadId=${uploadId}`), 'received');
  expect(received).toBe(expected === true ? 100 : 0);
});

test('[API-04] [WAL-06] a member has at most 24 pictures; a new one replaces the oldest', async () => {
  const client = await loggedInClient();
  const ids: string[] = [];
  for (let count = 0; count < 25; count += 1) {
    ids.push(textAt(await begin(client), 'value', 'uploadId'));
  }
  const [oldest, next] = ids;
  expect(at(await client.get(`/wps/uploads?uploadId=${oldest}`), 'code')).toBe('NOT_FOUND');
  expect(at(await client.get(`/wps/uploads?uploadId=${next}`), 'uploadId')).toBe(next);
});

const one = (client: LoggedInClient) => sendPicture(client);
const twice = (id: string) => [id, id];

/** Pictures that a member sends as a proof, and whether they are accepted. */
const proofs: readonly (readonly [
  string,
  (client: LoggedInClient) => Promise<string[]>,
  boolean,
])[] = [
  [
    'three pictures',
    async (client) => [await one(client), await one(client), await one(client)],
    true,
  ],
  [
    'four pictures',
    async (client) => [await one(client), await one(client), await one(client), await one(client)],
    false,
  ],
  ['one picture twice', async (client) => twice(await one(client)), false],
  [
    'a picture that has not arrived',
    async (client) => [textAt(await begin(client), 'value', 'uploadId')],
    false,
  ],
  ['a picture of somebody else', async (client) => [await ofSomebodyElse(client)], false],
  ['a picture there is not', async () => ['none'], false],
];

async function ofSomebodyElse(client: LoggedInClient): Promise<string> {
  const token = await client.login('demo_agent');
  const send: LoggedInClient['send'] = async (line, body = {}) =>
    (await client.call(line, { token, body })).body;
  return sendPicture({ ...client, token, send });
}

test.each(proofs)('[API-04] [WAL-06] a deposit proved with %s', async (_what, make, isTaken) => {
  const client = await loggedInClient('demo_vip');
  const order = await client.send('POST /wps/v2/deposit', { methodId: 'wallet', amount: '500' });
  const depositId = textAt(order, 'value', 'depositId');
  const uploadIds = await make(client);
  const answer = await client.send('POST /wps/v2/deposit/proof', { depositId, uploadIds });
  const refusal = uploadIds.length > 3 ? 'VALIDATION' : 'UPLOAD_REFUSED';
  expect(outcome(answer)).toBe(isTaken ? true : refusal);
  const { status } = Object(await client.get(`/wps/v2/deposit?depositId=${depositId}`));
  expect(status).toBe(isTaken ? 'processing' : 'pending');
});

test.each(proofs)('[API-04] [WAL-06] money missed with %s', async (_what, make, isTaken) => {
  const client = await loggedInClient();
  const wish = { accountId: 'pa-1', amount: '500', paymentPassword };
  const made = await client.send('POST /wps/v2/withdraw', wish);
  const withdrawalId = textAt(made, 'value', 'withdrawalId');
  client.pass(41);
  const state = async () => at(await client.get(`/wps/v2/withdraw?withdrawalId=${withdrawalId}`));
  expect(at(await state(), 'status')).toBe('toConfirm');
  const answer = await client.send('POST /wps/v2/withdraw/confirmation', {
    withdrawalId,
    answer: 'notReceived',
    uploadIds: await make(client),
  });
  expect(outcome(answer)).toBe(isTaken ? true : 'VALIDATION');
  expect(at(await state(), 'status')).toBe(isTaken ? 'processing' : 'toConfirm');
});

test.each(proofs)('[API-04] [HLP-01] feedback with %s', async (_what, make, isTaken) => {
  const client = await loggedInClient();
  const answer = await client.send('PUT /wps/feedback', {
    questionType: 'GAME',
    content: 'The game stays black after the second round.',
    uploadIds: await make(client),
  });
  expect(outcome(answer)).toBe(isTaken ? true : 'VALIDATION');
  expect(at(await client.get('/wps/feedback'), 'totalCount')).toBe(isTaken ? 1 : 0);
});

test('[API-04] [WAL-06] a guest has no pictures, and cannot send any with feedback', async () => {
  const client = await loggedInClient();
  const body = { questionType: 'GAME', content: 'The game stays black after the second round.' };
  const send = async (uploadIds: string[]) =>
    outcome((await client.call('PUT /wps/feedback', { body: { ...body, uploadIds } })).body);
  expect(await send([await one(client)])).toBe('VALIDATION');
  expect(await send([])).toBe(true);
});
