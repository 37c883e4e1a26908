import { createSandbox } from '@parlour/sandbox';
import { expect, test, vi } from 'vitest';
import { createTestSession, tabsOfOneDevice, tabsOfOneSite } from '../../testing/test-session.ts';

const member = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;

/** The channels between tabs: the browser's, or the device's storage in browsers without one. */
const ways = { BroadcastChannel: tabsOfOneSite, 'the storage': tabsOfOneDevice } as const;

/** A site in several tabs, and all messages between them. */
function site(way: keyof typeof ways = 'BroadcastChannel') {
  const sandbox = createSandbox({ seed: 1, clock: { now: () => 0 } });
  const posted: unknown[] = [];
  const { channel, settled } = ways[way]((message) => posted.push(message));
  const tab = (options: { mayFollow?: () => boolean } = {}) =>
    createTestSession({ ...options, sandbox, channel: channel() });
  return { tab, posted, settled, stranger: channel };
}

/** Returns every text that can be read from a message, including the bytes of an encrypted one. */
function readable(message: unknown): string {
  if (typeof message === 'string') return `${message} ${bytesOf(message)}`;
  if (typeof message !== 'object' || message === null) return String(message);
  return Object.values(message).map(readable).join(' ');
}

/** Returns the decoded text if it is base64. */
function bytesOf(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

test.each(['BroadcastChannel', 'the storage'] as const)(
  '[LGN-05] [LGN-08] by %s a login and a logout reach all tabs, and no text of it is the token',
  async (way) => {
    const { tab, posted, settled } = site(way);
    const [one, other, third] = [tab(), tab(), tab()];
    await one.session.login(member);
    await vi.waitFor(() =>
      expect([other.kind(), third.kind()]).toEqual(Array(2).fill('authenticated')),
    );
    const token = one.session.token() ?? '';
    expect([other.session.token(), third.session.token()]).toEqual([token, token]);
    expect(posted.length).toBeGreaterThan(2);
    expect(posted.map(readable).join(' ')).not.toContain(token);
    const later = tab();
    await later.session.restore();
    await vi.waitFor(() => expect(later.kind()).toBe('authenticated'));
    await other.session.logout();
    await settled();
    expect([one, other, third, later].map(({ kind }) => kind())).toEqual(
      Array(4).fill('anonymous'),
    );
  },
);

test('[API-03] nothing of a login stays in the storage entry that carries the messages', async () => {
  const { channel, entries } = tabsOfOneDevice();
  const sandbox = createSandbox({ seed: 1, clock: { now: () => 0 } });
  const [one, other] = [channel(), channel()].map((own) =>
    createTestSession({ sandbox, channel: own }),
  );
  await one?.session.login(member);
  await vi.waitFor(() => expect(other?.kind()).toBe('authenticated'));
  expect(entries()).toEqual([]);
});

test('[LGN-05] the other tabs follow a login, each with its own member info', async () => {
  const { tab } = site();
  const [one, other] = [tab(), tab()];
  await one.session.login(member);
  await vi.waitFor(() => expect(other.kind()).toBe('authenticated'));
  expect(other.session.token()).toBe(one.session.token());
  expect(other.storage.getItem('token')).toBe(one.session.token());
  expect(other.requests).toEqual(['GET /wps/member/info']);
});

test('[LGN-05] a tab that opens later, or becomes visible again, is logged in too', async () => {
  const { tab } = site();
  const one = tab();
  await one.session.login(member);
  const later = tab();
  await later.session.restore();
  await vi.waitFor(() => expect(later.kind()).toBe('authenticated'));
});

test('[API-03] the token cannot be read from any message between tabs', async () => {
  const { tab, posted } = site();
  const [one, other] = [tab(), tab()];
  await one.session.login(member);
  await vi.waitFor(() => expect(other.kind()).toBe('authenticated'));
  const token = one.session.token() ?? '';
  expect(token).not.toBe('');
  expect(posted.length).toBeGreaterThan(2);
  for (const message of posted) expect(readable(message)).not.toContain(token);
});

test('[LGN-08] a logout ends every tab, and no tab follows a session that has ended', async () => {
  const { tab, posted, settled } = site();
  const [one, other] = [tab(), tab()];
  await one.session.login(member);
  await vi.waitFor(() => expect(other.kind()).toBe('authenticated'));
  await other.session.logout();
  expect(one.session.store.getState()).toEqual({ kind: 'anonymous', because: 'loggedOut' });
  posted.length = 0;
  await one.session.restore();
  await other.session.restore();
  await settled();
  expect(posted).toEqual(['anyone', 'anyone']);
  expect([one.kind(), other.kind()]).toEqual(['anonymous', 'anonymous']);
});

test('[LGN-05] two tabs with different sessions do not affect each other', async () => {
  const { tab, settled } = site();
  const [one, other] = [tab({ mayFollow: () => false }), tab({ mayFollow: () => false })];
  await one.session.login(member);
  await other.session.login({ ...member, username: 'demo_agent' });
  await settled();
  expect(one.session.store.getState()).toMatchObject({ member: { account: 'demo_member' } });
  expect(other.session.store.getState()).toMatchObject({ member: { account: 'demo_agent' } });
});

test('[LGN-05] a tab in the middle of a registration follows only after it', async () => {
  const { tab, settled } = site();
  let writing = true;
  const [one, other] = [tab(), tab({ mayFollow: () => !writing })];
  await one.session.login(member);
  await settled();
  expect(other.kind()).toBe('anonymous');
  writing = false;
  await other.session.restore();
  await vi.waitFor(() => expect(other.kind()).toBe('authenticated'));
});

test('[LGN-05] a session that waits for a new password is not followed', async () => {
  const { tab, settled } = site();
  const [one, other] = [tab(), tab()];
  await one.session.login({ ...member, username: 'demo_default', password: '123456' });
  await other.session.restore();
  await settled();
  expect(one.kind()).toBe('mustChangePassword');
  expect(other.kind()).toBe('anonymous');
});

test('[API-03] a refused token is not sent back and forth', async () => {
  const { tab, settled } = site();
  const [one, other] = [tab(), tab()];
  await one.session.login(member);
  await vi.waitFor(() => expect(other.kind()).toBe('authenticated'));
  one.session.expire();
  one.requests.length = 0;
  await one.session.restore();
  await settled();
  expect(one.kind()).toBe('anonymous');
  expect(one.requests).toEqual([]);
});

test('[LGN-05] if no tab answers, the visitor stays logged out and the page does not wait forever', async () => {
  vi.useFakeTimers();
  const { tab, stranger } = site();
  const one = tab();
  const spy = stranger();
  spy.listen(() => undefined);
  spy.post('loggedIn');
  await vi.waitFor(() => expect(one.kind()).toBe('authenticating'));
  await vi.advanceTimersByTimeAsync(3_100);
  expect(one.session.store.getState()).toEqual({ kind: 'anonymous' });
  vi.useRealTimers();
});

test('[API-03] an invalid key changes nothing, and the next tab gets an answer', async () => {
  const { tab, stranger, settled } = site();
  const one = tab();
  await one.session.login(member);
  const spy = stranger();
  for (const key of ['k', '', '\u09E7', btoa('no point of the curve')]) spy.post({ id: 'x', key });
  await settled();
  const other = tab();
  await other.session.restore();
  await vi.waitFor(() => expect(other.kind()).toBe('authenticated'));
});

test('[API-03] foreign messages in the channel are ignored', async () => {
  const { tab, stranger, settled } = site();
  const one = tab();
  await one.session.login(member);
  const before = one.session.store.getState();
  const spy = stranger();
  const heard: unknown[] = [];
  spy.listen((message) => void heard.push(message));
  const junk = [null, 7, 'token', {}, { id: 'x' }, { answers: 'x' }];
  for (const message of junk) spy.post(message);
  await settled();
  expect(heard).toEqual([]);
  expect(one.session.store.getState()).toBe(before);
});
