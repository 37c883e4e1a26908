import { describe, expect, test } from 'vitest';
import {
  anonymous,
  changeReason,
  type Member,
  memberOf,
  nextSession,
  type SessionEvent,
  type SessionState,
  tokenOf,
} from './index.ts';

const member: Member = {
  id: '1',
  account: 'rafid',
  nickname: 'Rafid',
  isAgent: false,
  isTrial: false,
  rankLevel: 2,
  badgeCount: 0,
};
const trialist: Member = { ...member, isTrial: true };

const states = {
  anonymous,
  asking: { kind: 'authenticating', token: null },
  entering: { kind: 'authenticating', token: 't' },
  mustChange: { kind: 'mustChangePassword', token: 't', reason: 'default' },
  member: { kind: 'authenticated', token: 't', member },
  trial: { kind: 'trial', token: 't', member: trialist },
} as const satisfies Record<string, SessionState>;

const events = {
  started: { type: 'started' },
  restored: { type: 'started', token: 'old' },
  accepted: { type: 'accepted', token: 'new', change: null },
  acceptedToChange: { type: 'accepted', token: 'new', change: 'expired' },
  memberLoaded: { type: 'memberLoaded', member },
  trialLoaded: { type: 'memberLoaded', member: trialist },
  passwordChanged: { type: 'passwordChanged' },
  failed: { type: 'failed' },
  loggedOut: { type: 'loggedOut' },
  expired: { type: 'expired' },
} as const satisfies Record<string, SessionEvent>;

const same = 'same';
const asking = { kind: 'authenticating', token: null };
const restoring = { kind: 'authenticating', token: 'old' };
const entering = { kind: 'authenticating', token: 'new' };
const toChange = { kind: 'mustChangePassword', token: 'new', reason: 'expired' };
const asMember = { kind: 'authenticated', token: 't', member };
const asTrial = { kind: 'trial', token: 't', member: trialist };
const out = { kind: 'anonymous', because: 'loggedOut' };
const expired = { kind: 'anonymous', because: 'expired' };

/** Every event in every state. */
const table: Record<keyof typeof states, Record<keyof typeof events, unknown>> = {
  anonymous: {
    started: asking,
    restored: restoring,
    accepted: same,
    acceptedToChange: same,
    memberLoaded: same,
    trialLoaded: same,
    passwordChanged: same,
    failed: same,
    loggedOut: out,
    expired: same,
  },
  asking: {
    started: asking,
    restored: restoring,
    accepted: entering,
    acceptedToChange: toChange,
    memberLoaded: same,
    trialLoaded: same,
    passwordChanged: same,
    failed: anonymous,
    loggedOut: out,
    expired,
  },
  entering: {
    started: asking,
    restored: restoring,
    accepted: entering,
    acceptedToChange: toChange,
    memberLoaded: asMember,
    trialLoaded: asTrial,
    passwordChanged: same,
    failed: anonymous,
    loggedOut: out,
    expired,
  },
  mustChange: {
    started: asking,
    restored: restoring,
    accepted: same,
    acceptedToChange: same,
    memberLoaded: same,
    trialLoaded: same,
    passwordChanged: { kind: 'authenticating', token: 't' },
    failed: same,
    loggedOut: out,
    expired,
  },
  member: {
    started: asking,
    restored: restoring,
    accepted: same,
    acceptedToChange: same,
    memberLoaded: asMember,
    trialLoaded: asTrial,
    passwordChanged: same,
    failed: same,
    loggedOut: out,
    expired,
  },
  trial: {
    started: asking,
    restored: restoring,
    accepted: same,
    acceptedToChange: same,
    memberLoaded: asMember,
    trialLoaded: asTrial,
    passwordChanged: same,
    failed: same,
    loggedOut: out,
    expired,
  },
};

describe('[LGN-05] every event in every state', () => {
  for (const [from, row] of Object.entries(table)) {
    test.each(Object.entries(row))(`${from} + %s`, (name, expected) => {
      const state = Object.entries(states).find(([key]) => key === from)?.[1];
      const event = Object.entries(events).find(([key]) => key === name)?.[1];
      if (!state || !event) throw new Error('no such pair');
      const next = nextSession(state, event);
      if (expected === same) expect(next).toBe(state);
      else expect(next).toEqual(expected);
    });
  }
});

test('[LGN-03] nobody is logged in before the member info is there', () => {
  expect(memberOf(states.entering)).toBeNull();
  expect(memberOf(states.mustChange)).toBeNull();
  expect(memberOf(states.member)).toBe(member);
  expect(memberOf(states.trial)).toBe(trialist);
});

test('a token is in force from its acceptance to the end', () => {
  expect(Object.values(states).map(tokenOf)).toEqual([null, null, 't', 't', 't', 't']);
});

describe('[LGN-05] a new password is forced', () => {
  const login = {
    method: 'username',
    password: 'Parlour#2026',
    passwordExpired: false,
    firstTimeLogin: false,
    expiryForcesChange: true,
  } as const;
  test.each([
    ['not by an ordinary login', {}, null],
    ['by the default password', { password: '123456' }, 'default'],
    ['by an expired one', { passwordExpired: true }, 'expired'],
    [
      'not by an expired one with PWDEXPFORCECHANGE3 off',
      { passwordExpired: true, expiryForcesChange: false },
      null,
    ],
    ['by the first login', { firstTimeLogin: true }, 'firstLogin'],
    [
      'by the default password first of all',
      { password: '123456', passwordExpired: true, firstTimeLogin: true },
      'default',
    ],
    [
      'never after an SMS code',
      { method: 'sms', password: '123456', passwordExpired: true, firstTimeLogin: true },
      null,
    ],
    ['never after a registration', { method: 'register', firstTimeLogin: true }, null],
    ['never in a free demo', { method: 'freePlay', passwordExpired: true }, null],
  ] as const)('%s', (_name, part, reason) => {
    expect(changeReason({ ...login, ...part })).toBe(reason);
  });
});
