import { isApiError } from '@parlour/api-client';
import { describe, expect, test, vi } from 'vitest';
import { createTestSession, readInbox } from '../testing/index.tsx';
import { memoryStore } from './index.ts';

const member = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;

/** A storage that tells what was written. */
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

  test('[LGN-03] an agent is one in storage too; a free demo is a trial', async () => {
    const agent = createTestSession();
    await agent.session.login({ ...member, username: 'demo_agent' });
    expect(agent.storage.getItem('isAgent')).toBe('true');
    const demo = createTestSession();
    await demo.session.freePlay();
    expect(demo.kind()).toBe('trial');
  });

  test('[LGN-01] a refusal leaves nobody behind and says its code', async () => {
    const site = createTestSession();
    const error = await site.session.login({ ...member, password: 'no' }).catch((e: unknown) => e);
    expect(isApiError(error) && error.code).toBe('CREDENTIALS_WRONG');
    expect(site.session.store.getState()).toEqual({ kind: 'anonymous' });
    expect(site.storage.getItem('token')).toBeNull();
  });

  test('[LGN-04] the second wrong password asks for a picture code; the right one needs it', async () => {
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
    '[LGN-03] a member info that does not come (%s) is no login, and no token is stored',
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
  test('[LGN-03] a kept token is on its way in from the first moment, then a member', async () => {
    const before = createTestSession();
    await before.session.login(member);
    const after = createTestSession({ storage: before.storage, sandbox: before.sandbox });
    expect(after.kind()).toBe('authenticating');
    await after.session.restore();
    expect(after.kind()).toBe('authenticated');
  });

  test('a dead network logs nobody out: the token stays for the next try', async () => {
    const before = createTestSession();
    await before.session.login(member);
    const token = before.storage.getItem('token');
    const after = createTestSession({ storage: before.storage, sandbox: before.sandbox });
    await after.setScenario({ faults: [{ path: '/wps/member/info', kind: 'network', times: 9 }] });
    await after.session.restore();
    expect(after.kind()).toBe('anonymous');
    expect(after.storage.getItem('token')).toBe(token);
  });

  test('[API-03] a refused token ends the session once, however many calls hear it', async () => {
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

  test('without a token nothing is asked', async () => {
    const site = createTestSession();
    await site.session.restore();
    expect(site.requests).toEqual([]);
    expect(site.kind()).toBe('anonymous');
  });
});

describe('a storage that is blocked', () => {
  const deny = () => {
    throw new Error('denied');
  };

  test('logs in all the same, for as long as the page lives', async () => {
    const site = createTestSession({ storage: { getItem: deny, setItem: deny, removeItem: deny } });
    await site.session.login(member);
    expect(site.kind()).toBe('authenticated');
    await site.session.logout();
    expect(site.kind()).toBe('anonymous');
  });
});
