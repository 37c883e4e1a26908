import { expect, test } from 'vitest';
import { createRecorder } from './recorder.ts';

const url = 'https://backend.test/wps/session/login/verification';

/** The recording of one body and its answer. */
async function kept(body: unknown, answer: unknown = {}): Promise<string> {
  const recorder = createRecorder({ fetch: async () => Response.json(answer) });
  await recorder.fetch(new Request(url, { method: 'POST', body: JSON.stringify(body) }));
  await recorder.idle();
  return recorder.har();
}

test('[X-03] the answer to a challenge is masked, both digits and words', async () => {
  for (const [answer, method] of [
    ['246810', 'code'],
    ['Rupa Hasan', 'bankName'],
    ['1234', 'google'],
  ]) {
    const har = await kept({ challengeId: 'ch-81', method, answer });
    expect(har).not.toContain(answer);
    expect(har).toContain('challengeId');
    expect(har).toContain(String(method));
  }
});

test('[X-03] a masked answer is masked in all other places too', async () => {
  const body = { challengeId: 'ch-81', method: 'code', answer: '246810' };
  expect(await kept(body, { success: false, value: null, message: 'Not 246810' })).not.toContain(
    '246810',
  );
});

test('[X-03] the answer about a payment is a word of the contract and is not masked', async () => {
  expect(await kept({ withdrawalId: 'w-1', answer: 'received' })).toContain('received');
});

test('[X-03] a form is masked like a JSON document, and keeps its type', async () => {
  const recorder = createRecorder({ fetch: async () => Response.json({}) });
  const body = new URLSearchParams({
    username: 'demo_member',
    email: 'rupa@example.com',
    token: 'f2c1a7de90',
  });
  await recorder.fetch(new Request(url, { method: 'POST', body }));
  await recorder.idle();
  const har = recorder.har();
  for (const secret of ['rupa', 'example.com', 'f2c1a7de90']) expect(har).not.toContain(secret);
  const [entry] = JSON.parse(har).log.entries;
  expect(entry.request.postData.mimeType).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(entry.request.postData.text))).toEqual({
    username: 'demo_member',
    email: 'xxxx@xxxxxxx.xxx',
    token: 'x0x0x0xx00',
  });
});

test('[X-03] a masked day keeps its format, and the time of a password change is not masked', async () => {
  const at = '2026-11-20T14:41:00Z';
  const har = await kept({}, { birthday: '1990-05-17', passwordChangedAt: at, createdAt: at });
  const [entry] = JSON.parse(har).log.entries;
  expect(JSON.parse(entry.response.content.text)).toEqual({
    birthday: '2000-01-01',
    passwordChangedAt: at,
    createdAt: at,
  });
});

test('[X-03] a password that looks like a day is masked in all places', async () => {
  const har = await kept({ password: '1990-05-17' }, { nickname: '1990-05-17' });
  expect(har).not.toContain('1990');
});
