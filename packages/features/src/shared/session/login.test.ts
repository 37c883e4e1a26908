import { isApiError } from '@parlour/api-client';
import { describe, expect, test, vi } from 'vitest';
import { brokenStores, storeFaults } from '../../testing/broken-stores.ts';
import { readInbox } from '../../testing/live.tsx';
import { createTestSession } from '../../testing/test-session.ts';
import { guardedStore } from './guarded-store.ts';
import { memoryStore } from './key-value-store.ts';

const member = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;

/** A storage that records all writes. */
function watchedStore() {
  const store = memoryStore();
  const written: string[] = [];
  return {
    written,
    store: {
      ...store,
      setItem: (key: string, value: string) => {
        written.push(key);
        store.setItem(key, value);
      },
    },
  };
}

describe('login', () => {
  test('[LGN-03] stores the token only together with the member, and is logged in only then', async () => {
    const { store, written } = watchedStore();
    const site = createTestSession({ storage: store });
    await site.session.login(member);
    expect(site.kinds).toEqual(['authenticating', 'authenticating', 'authenticated']);
    expect(site.requests).toEqual(['POST /wps/session/login', 'GET /wps/member/info']);
    expect(written).toEqual(['token', 'username', 'isAgent']);
    expect(store.getItem('token')).toBe(site.session.token());
    expect(store.getItem('username')).toBe('demo_member');
    expect(store.getItem('isAgent')).toBe('false');
  });

  test('[LGN-03] an agent is stored as one; a free demo is a trial', async () => {
    const agent = createTestSession();
    await agent.session.login({ ...member, username: 'demo_agent' });
    expect(agent.storage.getItem('isAgent')).toBe('true');
    const demo = createTestSession();
    await demo.session.freePlay();
    expect(demo.kind()).toBe('trial');
  });

  test('[LGN-01] a refusal leaves the visitor logged out and returns its code', async () => {
    const site = createTestSession();
    const error = await site.session.login({ ...member, password: 'no' }).catch((e: unknown) => e);
    expect(isApiError(error) && error.code).toBe('CREDENTIALS_WRONG');
    expect(site.session.store.getState()).toEqual({ kind: 'anonymous' });
    expect(site.storage.getItem('token')).toBeNull();
  });

  test('[LGN-04] after the second wrong password a picture code is required, also for the right password', async () => {
    const site = createTestSession();
    const wrong = () =>
      site.session
        .login({ ...member, password: 'no' })
        .catch((e: unknown) => isApiError(e) && e.captchaRequired === true);
    expect(await wrong()).toBe(false);
    expect(await wrong()).toBe(true);
    await expect(site.session.login(member)).rejects.toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    const { id } = await site.api.getCaptcha();
    const captcha = (await readInbox(site)).captchas.at(-1) ?? '';
    await site.session.login({ ...member, captcha, captchaId: id });
    expect(site.kind()).toBe('authenticated');
  });

  test.each([
    ['network', 'NETWORK'],
    ['malformed', 'MALFORMED'],
    ['schema', 'SCHEMA'],
    ['http', 'HTTP'],
  ])(
    '[LGN-03] without member info (%s) there is no login, and no token is stored',
    async (kind, code) => {
      const site = createTestSession();
      await site.setScenario({ faults: [{ path: '/wps/member/info', kind, status: 500 }] });
      await expect(site.session.login(member)).rejects.toMatchObject({ code });
      expect(site.kind()).toBe('anonymous');
      expect(site.storage.getItem('token')).toBeNull();
    },
  );
});

describe('a reload', () => {
  test('[LGN-03] a stored token is authenticating from the first moment, then a member', async () => {
    const before = createTestSession();
    await before.session.login(member);
    const after = createTestSession({ storage: before.storage, sandbox: before.sandbox });
    expect(after.kind()).toBe('authenticating');
    await after.session.restore();
    expect(after.kind()).toBe('authenticated');
  });

  test('[LGN-03] a network failure does not log anybody out: the member is loaded again', async () => {
    vi.useFakeTimers();
    const before = createTestSession();
    await before.session.login(member);
    const token = before.storage.getItem('token');
    const after = createTestSession({ storage: before.storage, sandbox: before.sandbox });
    await after.setScenario({ faults: [{ path: '/wps/member/info', kind: 'network', times: 3 }] });
    const settled = after.session.restore();
    await vi.advanceTimersByTimeAsync(1_900);
    await settled;
    expect(after.session.store.getState()).toMatchObject({
      kind: 'authenticating',
      token,
      trouble: { code: 'NETWORK' },
    });
    expect(after.storage.getItem('token')).toBe(token);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(after.kind()).toBe('authenticated');
    const asked = after.requests.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(after.requests).toHaveLength(asked);
    vi.useRealTimers();
  });

  test('[LGN-03] a member who does not want to wait can retry at once, or log out for good', async () => {
    vi.useFakeTimers();
    const before = createTestSession();
    await before.session.login(member);
    const after = createTestSession({ storage: before.storage, sandbox: before.sandbox });
    await after.setScenario({ faults: [{ path: '/wps/member/info', kind: 'http', status: 503 }] });
    await after.session.restore();
    const asked = after.requests.length;
    await Promise.all([after.session.restore(), after.session.restore()]);
    expect(after.requests).toHaveLength(asked + 1);
    await after.session.logout();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(after.requests.at(-1)).toBe('DELETE /wps/session/logout');
    expect(after.kind()).toBe('anonymous');
    vi.useRealTimers();
  });

  test('[API-03] a token that is refused during the retries ends the session once', async () => {
    vi.useFakeTimers();
    const before = createTestSession();
    await before.session.login(member);
    const after = createTestSession({ storage: before.storage, sandbox: before.sandbox });
    await after.setScenario({ faults: [{ path: '/wps/member/info', kind: 'http', status: 503 }] });
    await after.session.restore();
    await after.setScenario({ faults: [{ path: '/wps/member/info', kind: 'http', status: 401 }] });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(after.kinds.filter((kind) => kind === 'anonymous')).toHaveLength(1);
    expect(after.session.store.getState()).toEqual({ kind: 'anonymous', because: 'expired' });
    expect(after.storage.getItem('token')).toBeNull();
    vi.useRealTimers();
  });

  test('[API-03] a refused token ends the session once, however many calls are refused', async () => {
    const storage = memoryStore();
    storage.setItem('token', 'stolen');
    const site = createTestSession({ storage });
    const ended = vi.fn();
    site.session.store.subscribe((state) => {
      if (state.kind === 'anonymous') ended(state);
    });
    await Promise.allSettled([
      site.session.restore(),
      site.api.getBalance(),
      site.api.getMemberInfo(),
    ]);
    expect(ended.mock.calls.filter(([state]) => state.because === 'expired')).toHaveLength(1);
    expect(storage.getItem('token')).toBeNull();
    expect(storage.getItem('merchant')).toBe('parlour');
  });

  test('without a token no request is sent', async () => {
    const site = createTestSession();
    await site.session.restore();
    expect(site.requests).toEqual([]);
    expect(site.kind()).toBe('anonymous');
  });
});

test.each(storeFaults)(
  '[LGN-03] [LAY-04] a login lasts for the page where the storage %s, and `isKept` returns false',
  async (fault) => {
    const site = createTestSession({ storage: guardedStore(brokenStores[fault], 'tab') });
    expect(site.session.isKept()).toBe(true);
    await site.session.login(member);
    expect([site.kind(), site.session.isKept()]).toEqual(['authenticated', false]);
    await site.session.restore();
    expect(site.kind()).toBe('authenticated');
    await site.session.logout();
    await site.session.restore();
    expect(site.kind()).toBe('anonymous');
  },
);

test('[LGN-08] a token that cannot be removed logs nobody in again', async () => {
  const kept = memoryStore();
  const stuck = { ...kept, removeItem: () => undefined };
  const site = createTestSession({ storage: stuck });
  await site.session.login(member);
  await site.session.logout();
  expect(kept.getItem('token')).not.toBeNull();
  site.requests.length = 0;
  await site.session.restore();
  expect([site.kind(), site.requests]).toEqual(['anonymous', []]);
});
