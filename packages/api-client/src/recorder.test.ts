import { expect, test } from 'vitest';
import { createRecorder } from './recorder.ts';

const url = 'https://backend.test/wps/session/login/verification';

/** What a recording keeps of one body and its answer. */
async function kept(body: unknown, answer: unknown = {}): Promise<string> {
  const recorder = createRecorder({ fetch: async () => Response.json(answer) });
  await recorder.fetch(new Request(url, { method: 'POST', body: JSON.stringify(body) }));
  await recorder.idle();
  return recorder.har();
}

test('[X-03] the answer to a challenge is masked, digits and words alike', async () => {
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

test('[X-03] a masked answer is masked wherever else it turns up', async () => {
  const body = { challengeId: 'ch-81', method: 'code', answer: '246810' };
  expect(await kept(body, { success: false, value: null, message: 'Not 246810' })).not.toContain(
    '246810',
  );
});

test('[X-03] the answer about a payment is a word of the contract and stays', async () => {
  expect(await kept({ withdrawalId: 'w-1', answer: 'received' })).toContain('received');
});
