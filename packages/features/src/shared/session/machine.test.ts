import { describe, expect, test } from 'vitest';
import { changeReason } from './change-reason.ts';
import {
  anonymous,
  memberOf,
  nextSession,
  type SessionEvent,
  type SessionState,
  tokenOf,
} from './machine.ts';
import type { Member } from './member.ts';

const member: Member = {
  id: '1',
  account: 'rafid',
  nickname: 'Rafid',
  isAgent: false,
  isTrial: false,
  rankLevel: 2,
  levelName: 'Level 2',
  labels: [],
  toUpline: false,
  badgeCount: 0,
};
const trialist: Member = { ...member, isTrial: true };

const states = {
  anonymous,
  asking: { kind: 'authenticating', token: null },
  entering: { kind: 'authenticating', token: 't' },
  carried: { kind: 'authenticating', token: null, isCarried: true },
  stalled: { kind: 'authenticating', token: 't', trouble: 'no way' },
  verifying: {
    kind: 'extraVerification',
    challenge: { challengeId: 'c', methods: ['email'] },
    login: { method: 'username', byDefaultPassword: false },
  },
  mustChange: { kind: 'mustChangePassword', token: 't', reason: 'default' },
  member: { kind: 'authenticated', token: 't', member },
  trial: { kind: 'trial', token: 't', member: trialist },
} as const satisfies Record<string, SessionState>;

const events = {
  started: { type: 'started' },
  restored: { type: 'started', token: 'old' },
  carriedHere: { type: 'started', isCarried: true },
  accepted: { type: 'accepted', token: 'new', change: null },
  acceptedToChange: { type: 'accepted', token: 'new', change: 'expired' },
  memberLoaded: { type: 'memberLoaded', member },
  trialLoaded: { type: 'memberLoaded', member: trialist },
  passwordChanged: { type: 'passwordChanged' },
  challenged: {
    type: 'challenged',
    challenge: { challengeId: 'new', methods: ['mobile'] },
    login: { method: 'sms', byDefaultPassword: true },
  },
  stalled: { type: 'stalled', trouble: 'again' },
  failed: { type: 'failed' },
  loggedOut: { type: 'loggedOut' },
  expired: { type: 'expired' },
} as const satisfies Record<string, SessionEvent>;

const same = 'same';
const asking = { kind: 'authenticating', token: null };
const carried = { ...asking, isCarried: true };
const restoring = { kind: 'authenticating', token: 'old' };
const entering = { kind: 'authenticating', token: 'new' };
const toChange = { kind: 'mustChangePassword', token: 'new', reason: 'expired' };
const asMember = { kind: 'authenticated', token: 't', member };
const asTrial = { kind: 'trial', token: 't', member: trialist };
const out = { kind: 'anonymous', because: 'loggedOut' };
const expired = { kind: 'anonymous', because: 'expired' };

const verifying = {
  kind: 'extraVerification',
  challenge: events.challenged.challenge,
  login: events.challenged.login,
};
const stalled = { kind: 'authenticating', token: 't', trouble: 'again' };
const nothing = {
  started: asking,
  restored: restoring,
  carriedHere: carried,
  accepted: same,
  acceptedToChange: same,
  memberLoaded: same,
  trialLoaded: same,
  passwordChanged: same,
  challenged: same,
  stalled: same,
  failed: same,
  loggedOut: out,
  expired: same,
};
const onTheWay = {
  ...nothing,
  accepted: entering,
  acceptedToChange: toChange,
  challenged: verifying,
  failed: anonymous,
};
const withToken = {
  ...onTheWay,
  memberLoaded: asMember,
  trialLoaded: asTrial,
  stalled,
  expired,
};
/** A member stays logged in until another login is accepted. */
const loggedIn = {
  ...withToken,
  started: same,
  restored: same,
  carriedHere: same,
  stalled: same,
  failed: same,
};

/** The result of every event in every state. */
const table: Record<keyof typeof states, Record<keyof typeof events, unknown>> = {
  anonymous: nothing,
  asking: onTheWay,
  entering: withToken,
  carried: { ...onTheWay, accepted: { ...entering, isCarried: true } },
  stalled: withToken,
  verifying: { ...onTheWay, challenged: same },
  mustChange: {
    ...nothing,
    passwordChanged: { kind: 'authenticating', token: 't' },
    expired,
  },
  member: loggedIn,
  trial: loggedIn,
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

test('[LGN-03] nobody is logged in before the member info has arrived', () => {
  expect(memberOf(states.entering)).toBeNull();
  expect(memberOf(states.mustChange)).toBeNull();
  expect(memberOf(states.member)).toBe(member);
  expect(memberOf(states.trial)).toBe(trialist);
});

test('a token is used from its acceptance to the end of the session', () => {
  expect(Object.values(states).map(tokenOf)).toEqual([
    null,
    null,
    't',
    null,
    't',
    null,
    't',
    't',
    't',
  ]);
});

describe('[LGN-05] a new password is forced', () => {
  const login = {
    method: 'username',
    byDefaultPassword: false,
    passwordExpired: false,
    firstTimeLogin: false,
    expiryForcesChange: true,
  } as const;
  const everything = { byDefaultPassword: true, passwordExpired: true, firstTimeLogin: true };
  test.each([
    ['not by an ordinary login', {}, null],
    ['by the default password', { byDefaultPassword: true }, 'default'],
    ['by an expired one', { passwordExpired: true }, 'expired'],
    [
      'not by an expired one with PWDEXPFORCECHANGE3 off',
      { passwordExpired: true, expiryForcesChange: false },
      null,
    ],
    ['by the first login', { firstTimeLogin: true }, 'firstLogin'],
    ['by the default password first of all', everything, 'default'],
    ['never after an SMS code', { ...everything, method: 'sms' }, null],
    ['never after a Firebase code', { ...everything, method: 'firebase' }, null],
    ['never after a registration', { ...everything, method: 'register' }, null],
    ['never in a free demo', { ...everything, method: 'freePlay' }, null],
  ] as const)('%s', (_name, part, reason) => {
    expect(changeReason({ ...login, ...part })).toBe(reason);
  });
});
