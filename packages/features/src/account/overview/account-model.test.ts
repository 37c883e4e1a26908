import { expect, test } from 'vitest';
import { toProtection, unsafeOf } from './account-model.ts';

const nothing = {
  paymentPasswordSet: false,
  authenticatorOn: false,
  payoutAccounts: 0,
  logins: [],
};

test('[MEM-01] a missing or unverified contact does not count as protection', () => {
  expect(toProtection(nothing, 'Asia/Dhaka')).toMatchObject({
    done: 1,
    all: 5,
    changed: null,
    mobile: null,
  });
  const email = { masked: 'r***@parlour.example', verified: false };
  expect(toProtection({ ...nothing, email }, 'Asia/Dhaka')).toMatchObject({ done: 1, email });
  expect(toProtection({ ...nothing, authenticatorOn: true }, 'Asia/Dhaka').done).toBe(2);
});

test("[MEM-01] [I18-02] times are in the site's time zone; an invalid one is shown unchanged", () => {
  const login = { device: 'Web', place: 'Dhaka', ip: '', current: false };
  const shown = toProtection(
    {
      ...nothing,
      passwordChangedAt: 'lately',
      logins: [
        { ...login, time: '2026-11-20T20:41:05Z' },
        { ...login, time: 'just now' },
      ],
    },
    'Asia/Dhaka',
  );
  expect(shown.changed).toBe(null);
  const at = '2026-10-09T04:20:00Z';
  expect(toProtection({ ...nothing, passwordChangedAt: at }, 'Asia/Dhaka').changed).toEqual({
    at,
    time: '2026-10-09 10:20',
  });
  expect(shown.logins.map(({ time }) => time)).toEqual(['2026-11-21 02:41', 'just now']);
});

test('[MEM-01] missing protections are listed, the transaction password first', () => {
  const wire = { paymentPasswordSet: false, authenticatorOn: false, payoutAccounts: 0, logins: [] };
  const unsafe = (part: Partial<Parameters<typeof toProtection>[0]>) =>
    unsafeOf(toProtection({ ...wire, ...part }, 'Asia/Dhaka'));
  expect(unsafe({})).toEqual(['payment', 'mobile', 'email', 'authenticator']);
  expect(unsafe({ email: { masked: 'r***@x.example', verified: false } })).toContain('email');
  expect(
    unsafe({
      paymentPasswordSet: true,
      authenticatorOn: true,
      mobile: { masked: '+880 17**', verified: true },
      email: { masked: 'r***@x.example', verified: true },
    }),
  ).toEqual([]);
});

test('[MEM-01] the strength of an account is the number of its protections', () => {
  const mobile = { masked: '+880 17**', verified: true };
  const login = { time: 'once', device: 'Web', place: 'Dhaka', ip: '', current: true };
  const wire = {
    ...{ paymentPasswordSet: true, authenticatorOn: false, payoutAccounts: 2 },
    ...{ mobile, logins: [login] },
  };
  expect(toProtection(wire, 'Asia/Dhaka')).toEqual({
    ...{ changed: null, hasPaymentPassword: true, mobile, email: null, hasAuthenticator: false },
    payoutAccounts: 2,
    logins: [{ id: '0-once', device: 'Web', place: 'Dhaka', time: 'once', current: true }],
    ...{ done: 3, all: 5 },
  });
  const email = { masked: 'r***@x.example', verified: true };
  expect(toProtection({ ...wire, email, authenticatorOn: true }, 'UTC').done).toBe(5);
});
