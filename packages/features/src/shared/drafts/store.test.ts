import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { comingBack, createDrafts, mayBeKept } from './store.ts';
import { draftsOf } from './use-draft.ts';
import { ownDraftsOf } from './use-own-draft.ts';

describe('[REG-05] typed text is kept while the page is open', () => {
  test('the texts of one form are kept apart from those of another', () => {
    const drafts = createDrafts();
    drafts.keep('register', { username: 'padma7', email: ' ', age: 30, agreement: true });
    drafts.keep('forgot', { email: 'padma@example.com' });
    expect(drafts.read('register')).toEqual({ username: 'padma7' });
    expect(drafts.read('forgot')).toEqual({ email: 'padma@example.com' });
    drafts.forget('register');
    expect(drafts.read('register')).toBeNull();
    drafts.clear();
    expect(drafts.read('forgot')).toBeNull();
  });

  test('an emptied form has no draft', () => {
    const drafts = createDrafts();
    drafts.keep('register', { username: 'padma7' });
    drafts.keep('register', { username: '' });
    expect(drafts.read('register')).toBeNull();
  });

  test.each([
    'password',
    'confirmPassword',
    'paymentPassword',
    'NEW_PASSWORD',
    'mypassword2',
    'new_pwd',
    'userPIN',
    'pin',
    'captcha',
    'captchaCode',
    'verificationCode',
    'smsCode',
    'one-time-otp',
    'security answer',
  ])('%s is never kept', (name) => {
    const drafts = createDrafts();
    drafts.keep('form', { [name]: 'typed', username: 'padma7' });
    expect(drafts.read('form')).toEqual({ username: 'padma7' });
  });

  test.each([
    'username',
    'referralCode',
    'affiliateCode',
    'mobileNum',
    'shippingAddress',
    'opinion',
  ])('%s is kept', (name) => expect(mayBeKept(name)).toBe(true));

  test('no name that contains the word password is kept, however it is written', () => {
    const around = fc.string({ maxLength: 8 });
    const word = fc.constantFrom('password', 'Password', 'PASSWORD', 'passWord');
    fc.assert(
      fc.property(around, word, around, (before, secret, after) => {
        expect(mayBeKept(`${before}${secret}${after}`)).toBe(false);
      }),
    );
  });

  test('a restored draft never overwrites what is typed by now', () => {
    const draft = { username: 'old', email: 'old@example.com', line: 'old' };
    expect(comingBack(draft, { username: 'new', email: ' ' })).toEqual({
      email: 'old@example.com',
      line: 'old',
    });
  });

  test('a runtime has one store, and a login empties it', async () => {
    const { runtime } = createTestRuntime();
    const drafts = draftsOf(runtime);
    expect(draftsOf(runtime)).toBe(drafts);
    expect(draftsOf(createTestRuntime().runtime)).not.toBe(drafts);
    drafts.keep('register', { username: 'padma7' });
    await runtime.session.freePlay();
    expect(drafts.read('register')).toBeNull();
  });
});

test('[WAL-07] a draft of a member is kept for that member only', async () => {
  const { runtime } = createTestRuntime();
  await logIn({ runtime });
  ownDraftsOf(runtime, 'demo_member').keep('withdraw', { amount: '500', paymentPassword: 'x' });
  await logIn({ runtime });
  expect(ownDraftsOf(runtime, 'demo_member').read('withdraw')).toEqual({ amount: '500' });
  await logIn({ runtime }, 'demo_vip');
  expect(ownDraftsOf(runtime, 'demo_member').read('withdraw')).toBeNull();
  expect(ownDraftsOf(runtime, 'demo_vip').read('withdraw')).toBeNull();
});

test('[WAL-07] a logout deletes the drafts', async () => {
  const { runtime } = createTestRuntime();
  const username = 'demo_member';
  await logIn({ runtime }, username);
  ownDraftsOf(runtime, username).keep('withdraw', { amount: '500' });
  await runtime.session.logout();
  expect(ownDraftsOf(runtime, username).read('withdraw')).toBeNull();
});
