import { expect, test } from 'vitest';
import { createTestSession } from '../../testing/test-session.ts';
import { memoryStore } from './key-value-store.ts';
import { memberOf } from './machine.ts';

// A login on a partner's page continues on the site.

const login = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;
const redeem = 'POST /wps/session/login/handover';

/** A handover code of a member who is logged in elsewhere. */
async function codeElsewhere(username: string = login.username) {
  const { sandbox, session, api } = createTestSession();
  await session.login({ ...login, username });
  const { code } = await api.createHandover();
  return { sandbox, handover: code };
}

test('[EMB-01] a code logs in once, and no login is asked for meanwhile', async () => {
  const { session, requests } = createTestSession(await codeElsewhere());
  expect(session.store.getState()).toMatchObject({ kind: 'authenticating', isCarried: true });
  await Promise.all([session.restore(), session.restore()]);
  expect(memberOf(session.store.getState())?.account).toBe('demo_member');
  await session.restore();
  expect(requests.filter((one) => one === redeem)).toHaveLength(1);
});

test('[EMB-01] with an invalid code the visitor stays logged out, and the code is not tried again', async () => {
  const { session, requests } = createTestSession({ handover: 'x'.repeat(32) });
  await session.restore();
  expect(session.store.getState()).toEqual({ kind: 'anonymous' });
  await session.restore();
  expect(requests.filter((one) => one === redeem)).toHaveLength(1);
});

test('[EMB-01] a code never replaces a member who is logged in here', async () => {
  const storage = memoryStore();
  const { sandbox, handover } = await codeElsewhere('demo_agent');
  const before = createTestSession({ sandbox, storage });
  await before.session.login(login);
  const { session, requests } = createTestSession({ sandbox, storage, handover });
  await session.restore();
  expect(memberOf(session.store.getState())?.account).toBe('demo_member');
  await session.carry(handover);
  expect(memberOf(session.store.getState())?.account).toBe('demo_member');
  expect(requests).not.toContain(redeem);
});
