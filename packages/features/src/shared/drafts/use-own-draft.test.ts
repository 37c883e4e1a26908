import { expect, test } from 'vitest';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { ownDraftsOf } from './use-own-draft.ts';

const password = 'Parlour#2026';
const left = { amount: '500' };

async function withDraft() {
  const { runtime, setScenario } = createTestRuntime();
  const login = (username: string) =>
    runtime.session.login({ type: 'username', username, password });
  await login('demo_member');
  const drafts = ownDraftsOf(runtime, 'demo_member');
  expect(ownDraftsOf(runtime, 'demo_member')).toBe(drafts);
  drafts.keep('deposit', left);
  const expire = async () => {
    const path = '/wps/v2/deposit/options';
    await setScenario({ faults: [{ path, kind: 'http', status: 401, times: 1 }] });
    await runtime.api.getDepositOptions().catch(() => undefined);
    expect(runtime.session.store.getState()).toMatchObject({ because: 'expired' });
  };
  return { runtime, login, expire, read: () => drafts.read('deposit') };
}

test('[WAL-03] when a session expires, the text that the member typed is kept for the same member', async () => {
  const { login, expire, read } = await withDraft();
  await expire();
  expect(read()).toEqual(left);
  await login('demo_member');
  expect(read()).toEqual(left);
});

test('[WAL-03] another member does not get the draft', async () => {
  const { login, expire, read } = await withDraft();
  await expire();
  await login('demo_agent');
  expect(read()).toBeNull();
});

test('[WAL-03] a logout deletes the draft', async () => {
  const { runtime, read } = await withDraft();
  await runtime.session.logout();
  expect(read()).toBeNull();
});
