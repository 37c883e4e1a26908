import { isApiError } from '@parlour/api-client';
import { createSandbox } from '@parlour/sandbox';
import { describe, expect, test, vi } from 'vitest';
import { createTestSession, tabsOfOneSite } from '../../testing/test-session.ts';

const member = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;

describe('[LGN-05] forced password change', () => {
  const byDefault = { ...member, username: 'demo_default', password: '123456' };

  test('[PWD-02] the token stays in memory until the new password is accepted', async () => {
    const site = createTestSession();
    await site.session.login(byDefault);
    expect(site.session.store.getState()).toMatchObject({
      kind: 'mustChangePassword',
      reason: 'default',
    });
    expect(site.storage.getItem('token')).toBeNull();
    expect(site.requests).not.toContain('GET /wps/member/info');
    const next = {
      oldPassword: '123456',
      newPassword: 'River#2026',
      confirmNewPassword: 'River#2026',
    };
    await site.session.changePassword(next);
    expect(site.kind()).toBe('authenticated');
    expect(site.storage.getItem('token')).toBe(site.session.token());
  });

  test('an expired password counts only with the switch on', async () => {
    const expired = { ...member, username: 'demo_expired' };
    const on = createTestSession();
    await on.session.login(expired);
    expect(on.session.store.getState()).toMatchObject({ reason: 'expired' });
    const off = createTestSession({ expiryForcesChange: false });
    await off.session.login(expired);
    expect(off.kind()).toBe('authenticated');
  });

  test('[PWD-02] a wrong old password changes nothing and names the field', async () => {
    const site = createTestSession();
    await site.session.login(byDefault);
    const wrong = {
      oldPassword: 'no',
      newPassword: 'River#2026',
      confirmNewPassword: 'River#2026',
    };
    const error = await site.session.changePassword(wrong).catch((e: unknown) => e);
    expect(isApiError(error) && Object.keys(error.fields ?? {})).toEqual(['oldPassword']);
    expect(site.kind()).toBe('mustChangePassword');
  });

  test('[PWD-02] a new password without member info ends in a login, not in half a session', async () => {
    const site = createTestSession();
    await site.session.login(byDefault);
    await site.setScenario({ faults: [{ path: '/wps/member/info', kind: 'network' }] });
    const next = {
      oldPassword: '123456',
      newPassword: 'River#2026',
      confirmNewPassword: 'River#2026',
    };
    await expect(site.session.changePassword(next)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(site.kind()).toBe('anonymous');
    expect(site.storage.getItem('token')).toBeNull();
  });

  test('[PWD-02] a voluntary change reloads the info and keeps the session, even if that fails', async () => {
    const site = createTestSession();
    await site.session.login(member);
    site.requests.length = 0;
    await site.session.changePassword({
      oldPassword: member.password,
      newPassword: 'River#2026',
      confirmNewPassword: 'River#2026',
    });
    expect(site.requests).toEqual(['POST /wps/member/password', 'GET /wps/member/info']);
    await site.setScenario({ faults: [{ path: '/wps/member/info', kind: 'network' }] });
    await site.session.changePassword({
      oldPassword: 'River#2026',
      newPassword: 'Padma#2026',
      confirmNewPassword: 'Padma#2026',
    });
    expect(site.kind()).toBe('authenticated');
  });

  test('[LGN-03] a first login fires its event once, and forces a change', async () => {
    const onFirstLogin = vi.fn();
    const login = async () => ({ token: 'new', firstTimeLogin: true, passwordExpired: false });
    const site = createTestSession({ onFirstLogin, answers: { login } });
    await site.session.login(member);
    expect(onFirstLogin).toHaveBeenCalledOnce();
    expect(site.session.store.getState()).toMatchObject({ reason: 'firstLogin' });
  });
});

describe('[LGN-08] logout', () => {
  test.each([
    ['works', null],
    ['fails', { path: '/wps/session/logout', kind: 'network' }],
    ['is refused', { path: '/wps/session/logout', kind: 'business', code: 'UNAUTHENTICATED' }],
  ])('clears everything and re-stores the merchant when the call %s', async (_how, fault) => {
    const site = createTestSession();
    await site.session.login(member);
    if (fault) await site.setScenario({ faults: [fault] });
    await site.session.logout();
    expect(site.session.store.getState()).toEqual({ kind: 'anonymous', because: 'loggedOut' });
    expect(['token', 'username', 'isAgent'].map((key) => site.storage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
    expect(site.storage.getItem('merchant')).toBe('parlour');
    expect(site.requests.filter((one) => one.startsWith('DELETE'))).toHaveLength(1);
  });

  test('other tabs get a message, and end without a call of their own', async () => {
    const sandbox = createSandbox({ seed: 1, clock: { now: () => 0 } });
    const { channel } = tabsOfOneSite();
    const [one, other, visitor] = [channel(), channel(), channel()].map((own) =>
      createTestSession({ channel: own, sandbox }),
    );
    if (!one || !other || !visitor) throw new Error('no tabs');
    await one.session.login(member);
    await other.session.login(member);
    await one.session.logout();
    expect(other.session.store.getState()).toEqual({ kind: 'anonymous', because: 'loggedOut' });
    expect(other.storage.getItem('token')).toBeNull();
    expect(other.requests).not.toContain('DELETE /wps/session/logout');
  });
});
