import type { Api } from '@parlour/api-client';
import { expect, test, vi } from 'vitest';
import { createTestSession } from '../../testing/test-session.ts';

const member = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;
const agent = { ...member, username: 'demo_agent' };

/** Calls that the test answers one by one, in any order. */
function oneByOne<T>(ask: () => Promise<T>) {
  const answers: (() => void)[] = [];
  const call = () =>
    new Promise<T>((resolve, reject) => {
      answers.push(() => void ask().then(resolve, reject));
    });
  const called = (times: number) => vi.waitFor(() => expect(answers).toHaveLength(times));
  return { call, called, answer: (index: number) => answers[index]?.() };
}

/** The member info of the backend. */
async function infoOf(body: typeof member | typeof agent) {
  const other = createTestSession();
  await other.session.login(body);
  return other.api.getMemberInfo();
}

test('[LGN-03] a member info that arrives after its session has ended does not change the next one', async () => {
  const [ofMember, ofAgent] = [await infoOf(member), await infoOf(agent)];
  const infos = [ofMember, ofAgent];
  let next = 0;
  const info = oneByOne(async () => infos[next++ % 2] ?? ofMember);
  const tab = createTestSession({ answers: { getMemberInfo: info.call } });
  const logins = [tab.session.login(member)];
  await info.called(1);
  await tab.session.logout();
  logins.push(tab.session.login(agent));
  await info.called(2);
  const token = tab.session.token();
  info.answer(0);
  await logins[0];
  expect(tab.session.store.getState()).toEqual({ kind: 'authenticating', token });
  expect(tab.storage.getItem('token')).toBeNull();
  info.answer(1);
  await logins[1];
  expect(tab.session.store.getState()).toMatchObject({ token, member: { account: 'demo_agent' } });
  expect(tab.storage.getItem('username')).toBe('demo_agent');
});

test('[LGN-03] a member info that fails after its session has ended does not affect the next one', async () => {
  const tab = createTestSession();
  await tab.setScenario({ faults: [{ path: '/wps/member/info', kind: 'hold' }] });
  const asked = () => tab.requests.filter((request) => request.endsWith('/info')).length;
  const first = Promise.allSettled([tab.session.login(member)]);
  await vi.waitFor(() => expect(asked()).toBe(1));
  await tab.session.logout();
  const second = tab.session.login(agent);
  await vi.waitFor(() => expect(asked()).toBe(2));
  // The first one is refused: its token was invalidated by the logout.
  await tab.release();
  await first;
  await second;
  expect(tab.session.store.getState()).toMatchObject({
    kind: 'authenticated',
    member: { account: 'demo_agent' },
  });
});

test('[LGN-03] a login that is answered after another one changes nothing, refused or not', async () => {
  for (const password of [member.password, 'no']) {
    const backend = createTestSession();
    const late = oneByOne(() => backend.api.login({ ...member, password }));
    const answers: Partial<Api> = {
      login: (body) => (body.username === member.username ? late.call() : backend.api.login(body)),
    };
    const tab = createTestSession({ sandbox: backend.sandbox, answers });
    const first = Promise.allSettled([tab.session.login(member)]);
    await late.called(1);
    await tab.session.login(agent);
    const after = tab.session.store.getState();
    expect(after).toMatchObject({ kind: 'authenticated', member: { account: 'demo_agent' } });
    late.answer(0);
    await first;
    expect(tab.session.store.getState(), password).toBe(after);
    expect(tab.storage.getItem('username')).toBe('demo_agent');
  }
});

test('[LGN-03] a cancelled login that is refused afterwards does not end another one in progress', async () => {
  const backend = createTestSession();
  const both = oneByOne(() => backend.api.login({ ...member, password: 'no' }));
  const tab = createTestSession({ sandbox: backend.sandbox, answers: { login: both.call } });
  const first = Promise.allSettled([tab.session.login(member)]);
  await both.called(1);
  const second = Promise.allSettled([tab.session.login(agent)]);
  await both.called(2);
  both.answer(0);
  await first;
  expect(tab.kind()).toBe('authenticating');
  both.answer(1);
  await second;
  expect(tab.kind()).toBe('anonymous');
});

test('[MEM-01] a changed member is loaded again; if that fails, the member stays the same', async () => {
  const tab = createTestSession();
  await tab.session.reload();
  expect(tab.requests).toEqual([]);
  await tab.session.login(member);
  const nickname = () => {
    const state = tab.session.store.getState();
    return 'member' in state ? state.member.nickname : null;
  };
  await tab.api.saveProfile({ nickname: 'Rafi' });
  await tab.setScenario({ faults: [{ path: '/wps/member/info', kind: 'network', times: 1 }] });
  await tab.session.reload();
  expect(nickname()).toBe('Rafid');
  await tab.session.reload();
  expect(nickname()).toBe('Rafi');
  expect(tab.kind()).toBe('authenticated');
});
