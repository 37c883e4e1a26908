import { ApiError } from '@parlour/api-client';
import { expect, test, vi } from 'vitest';
import { createTestSession } from '../../testing/test-session.ts';

const both = [false, true] as const;
const methods = ['username', 'sms', 'firebase', 'register', 'freePlay', 'afterReset'] as const;
/** Members, agents, a trial, and an unknown number. */
const memberTypes = [0, 1, 2, 41, 42, 4, 77] as const;
/** The possible results of the member info call. */
const infos = ['ok', 'network', 'refused'] as const;

interface Way {
  readonly method: (typeof methods)[number];
  readonly password: '123456' | 'Parlour#2026';
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  /** PWDEXPFORCECHANGE3. */
  readonly expiryForcesChange: boolean;
  readonly verification: boolean;
  readonly type: (typeof memberTypes)[number];
  readonly info: (typeof infos)[number];
}

/** Every combination of switches, login methods, members and responses (SPECIFICATION §4). */
const ways: readonly Way[] = methods.flatMap((method) =>
  (['123456', 'Parlour#2026'] as const).flatMap((password) =>
    both.flatMap((firstTimeLogin) =>
      both.flatMap((passwordExpired) =>
        both.flatMap((expiryForcesChange) =>
          both.flatMap((verification) =>
            memberTypes.flatMap((type) =>
              infos.map((info) => ({
                method,
                password,
                firstTimeLogin,
                passwordExpired,
                expiryForcesChange,
                verification,
                type,
                info,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

/** The sentence of the requirement, word for word, to compare with the product's implementation. */
function forced(way: Way): boolean {
  const byPassword = way.method === 'username' || way.method === 'afterReset';
  const bad =
    way.password === '123456' ||
    (way.passwordExpired && way.expiryForcesChange) ||
    way.firstTimeLogin;
  return byPassword && bad;
}

/** Whether this login method can require a verification at all. */
const verified = ({ method, verification }: Way): boolean =>
  verification && method !== 'freePlay' && method !== 'register';

/** One tab whose backend responds as `way` says. */
function tabOn(way: Way) {
  const answer = {
    token: 'given',
    firstTimeLogin: way.firstTimeLogin,
    passwordExpired: way.passwordExpired,
  };
  const enter = async () => {
    if (!verified(way)) return answer;
    const challenge = { challengeId: 'c', methods: ['email'] };
    throw new ApiError('EXTRA_VERIFICATION', { challenge });
  };
  const onFirstLogin = vi.fn();
  const tab = createTestSession({
    expiryForcesChange: way.expiryForcesChange,
    onFirstLogin,
    answers: {
      login: enter,
      register: enter,
      loginFreePlay: enter,
      answerChallenge: async () => answer,
      changePassword: async () => null,
      logout: async () => null,
      getMemberInfo: async () => {
        if (way.info === 'network') throw new ApiError('NETWORK');
        if (way.info === 'refused') {
          tab.session.expire();
          throw new ApiError('UNAUTHENTICATED');
        }
        return { id: '1', account: 'rafid', nickname: 'Rafid', type: way.type };
      },
    },
  });
  return { tab, onFirstLogin };
}

const account = {
  domain: 'localhost',
  registerUrl: 'http://localhost/register',
  registerMethod: 'WEB',
  login: true,
} as const;

async function goIn({ session }: ReturnType<typeof createTestSession>, way: Way) {
  const { method, password } = way;
  if (method === 'register') return session.register(account, 'username');
  if (method === 'freePlay') return session.freePlay();
  const body = {
    type: method === 'sms' ? 'sms' : 'username',
    username: 'rafid',
    password,
  } as const;
  return session.login(body, ...(method === 'firebase' ? (['firebase'] as const) : []));
}

const passwords = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' };

test('[LGN-05] every combination of switches, methods, responses and members ends in the right state', async () => {
  const seen = new Set<string>();
  const ends = new Map<string, number>();
  for (const way of ways) {
    const name = JSON.stringify(way);
    const { tab, onFirstLogin } = tabOn(way);
    const kept = () => tab.storage.getItem('token');
    const step = (work: Promise<void>) => work.catch(() => undefined);
    tab.session.store.subscribe((state) => {
      seen.add(state.kind);
      if (state.kind === 'mustChangePassword') seen.add(`mustChangePassword ${state.reason}`);
    });
    await step(goIn(tab, way));
    if (verified(way)) {
      expect(tab.kind(), name).toBe('extraVerification');
      expect([tab.session.token(), kept()], name).toEqual([null, null]);
      await step(tab.session.verify('email', 'code'));
    }
    if (forced(way)) {
      expect(tab.kind(), name).toBe('mustChangePassword');
      expect([tab.session.token(), kept()], name).toEqual(['given', null]);
      await step(tab.session.changePassword(passwords));
    }
    const loggedIn = way.type === 4 ? 'trial' : 'authenticated';
    expect(tab.kind(), name).toBe(way.info === 'ok' ? loggedIn : 'anonymous');
    expect(kept(), name).toBe(way.info === 'ok' ? 'given' : null);
    expect(tab.storage.getItem('isAgent') === 'true', name).toBe(
      way.info === 'ok' && [1, 2, 41, 42].includes(way.type),
    );
    expect(onFirstLogin, name).toHaveBeenCalledTimes(way.firstTimeLogin ? 1 : 0);
    ends.set(tab.kind(), (ends.get(tab.kind()) ?? 0) + 1);
    await tab.session.logout();
    expect(tab.session.store.getState(), name).toEqual({
      kind: 'anonymous',
      because: 'loggedOut',
    });
    expect(kept(), name).toBeNull();
  }
  expect(ways).toHaveLength(4032);
  expect([...seen].sort()).toEqual([
    'anonymous',
    'authenticated',
    'authenticating',
    'extraVerification',
    'mustChangePassword',
    'mustChangePassword default',
    'mustChangePassword expired',
    'mustChangePassword firstLogin',
    'trial',
  ]);
  expect(Object.fromEntries(ends)).toEqual({ authenticated: 1152, trial: 192, anonymous: 2688 });
});
