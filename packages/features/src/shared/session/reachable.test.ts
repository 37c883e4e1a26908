import { describe, expect, test } from 'vitest';
import { anonymous, nextSession, type SessionEvent, type SessionState } from './machine.ts';

describe('the machine by itself', () => {
  const member = {
    id: '1',
    account: 'rafid',
    nickname: 'Rafid',
    isAgent: false,
    isTrial: false,
    rankLevel: 0,
    levelName: '',
    labels: [],
    toUpline: false,
    badgeCount: 0,
  };
  const challenge = { challengeId: 'c', methods: [] };
  const login = { method: 'username', byDefaultPassword: false } as const;
  const alphabet: readonly SessionEvent[] = [
    { type: 'started' },
    { type: 'started', token: 'kept' },
    { type: 'started', isCarried: true },
    { type: 'challenged', challenge, login },
    { type: 'accepted', token: 'new', change: null },
    { type: 'accepted', token: 'new', change: 'default' },
    { type: 'accepted', token: 'new', change: 'expired' },
    { type: 'accepted', token: 'new', change: 'firstLogin' },
    { type: 'memberLoaded', member },
    { type: 'memberLoaded', member: { ...member, isTrial: true } },
    { type: 'stalled', trouble: 'no way' },
    { type: 'passwordChanged' },
    { type: 'failed' },
    { type: 'loggedOut' },
    { type: 'expired' },
  ];

  /** Returns every state that can be reached from this one. */
  function reachable(from: SessionState): ReadonlyMap<string, SessionState> {
    const found = new Map([[JSON.stringify(from), from]]);
    const open = [from];
    for (let state = open.pop(); state; state = open.pop()) {
      for (const event of alphabet) {
        const next = nextSession(state, event);
        const key = JSON.stringify(next);
        if (found.has(key)) continue;
        found.set(key, next);
        open.push(next);
      }
    }
    return found;
  }
  const all = [...reachable(anonymous).values()];

  test('[LGN-05] every state can be reached', () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set([
        'anonymous',
        'authenticating',
        'extraVerification',
        'mustChangePassword',
        'authenticated',
        'trial',
      ]),
    );
    expect(all).toHaveLength(19);
  });

  test.each(all.map((state) => [JSON.stringify(state), state] as const))(
    '[LGN-05] no state is stuck: from %s one can log out and in',
    (_name, state) => {
      expect(nextSession(state, { type: 'loggedOut' }).kind).toBe('anonymous');
      const kinds = [...reachable(state).values()].map(({ kind }) => kind);
      for (const goal of ['anonymous', 'authenticated', 'trial']) expect(kinds).toContain(goal);
    },
  );

  test('[LGN-03] nobody is logged in without a member, and there is no token before one was sent', () => {
    for (const state of all) {
      const isIn = state.kind === 'authenticated' || state.kind === 'trial';
      expect('member' in state).toBe(isIn);
      if (state.kind === 'anonymous' || state.kind === 'extraVerification') {
        expect('token' in state).toBe(false);
      }
    }
  });
});
