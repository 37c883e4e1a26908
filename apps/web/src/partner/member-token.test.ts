import type { Session } from '@parlour/features/session';
import { createTestSession } from '@parlour/features/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { followTokens } from './member-token.ts';

// The partner's page gives tokens; the backend says whether they are valid.

const login = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;
let token = '';
let session: Session;
const tell = vi.fn();
const kind = () => session.store.getState().kind;

beforeEach(async () => {
  tell.mockClear();
  const { sandbox, session: elsewhere } = createTestSession();
  await elsewhere.login(login);
  token = elsewhere.token() ?? '';
  ({ session } = createTestSession({ sandbox }));
});

test('[EMB-01] a member whose token the page has is logged in', async () => {
  const askToken = vi.fn(async () => token);
  followTokens(session, { askToken, tell });
  await vi.waitFor(() => expect(kind()).toBe('authenticated'));
  expect(askToken.mock.calls).toEqual([['start']]);
});

test('[EMB-01] without a token the visitor logs in by hand, and the page is not asked again', async () => {
  const askToken = vi.fn(async () => null);
  followTokens(session, { askToken, tell });
  await session.login(login);
  session.expire();
  expect(kind()).toBe('anonymous');
  expect(askToken.mock.calls).toEqual([['start']]);
});

test('[EMB-01] after a refused token the page is asked for one more', async () => {
  const askToken = vi.fn(async (reason: string) => (reason === 'start' ? 'of-yesterday' : token));
  followTokens(session, { askToken, tell });
  await vi.waitFor(() => expect(kind()).toBe('authenticated'));
  expect(askToken.mock.calls).toEqual([['start'], ['expired']]);
  expect(tell).not.toHaveBeenCalled();
});

test.each([
  ['another one', () => `token-${crypto.randomUUID()}`],
  ['the same', () => 'token-of-yesterday'],
])('[EMB-01] a page whose second token is refused too, %s, gets one error', async (_, give) => {
  const askToken = vi.fn(async () => give());
  followTokens(session, { askToken, tell });
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  expect(tell.mock.calls).toEqual([[{ kind: 'error', code: 'TOKEN_EXPIRED' }]]);
  expect(askToken).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(kind()).toBe('anonymous'));
});
