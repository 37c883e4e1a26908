// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChallengeError } from '../../shared/challenge/challenge-error.ts';
import { timesSent } from '../../testing/sent.ts';
import { field, openForm, summary } from './form.fixture.tsx';

afterEach(cleanup);

const username = 'padma7';
const password = 'Padma#2026';
const right = {
  Username: username,
  Password: password,
  'Confirm password': password,
  'Mobile number': '01712345600',
};
const { Username: _, ...byMobile } = right;
const put = 'PUT /wps/member/register';
const offer = () => screen.queryByText(/^You left this form unfinished\./);

describe('[REG-05] unsent text', () => {
  test('is offered again, without passwords, and is deleted after a success', async () => {
    const page = await openForm();
    await page.fill({ ...right, Email: 'padma@example.com' });
    await page.comeBack();
    expect(field('Username')).toHaveValue('');
    expect(offer()).toBeVisible();
    await page.fill({ Username: 'other' });
    await page.press('Bring it back');
    expect(offer()).toBeNull();
    expect(field('Username')).toHaveValue('other');
    expect(field('Email')).toHaveValue('padma@example.com');
    expect(field('Password')).toHaveValue('');

    await page.fill(right);
    await page.agree();
    await page.send();
    await waitFor(() => expect(page.runtime.session.store.getState().kind).toBe('authenticated'));
    await page.comeBack();
    expect(offer()).toBeNull();
  });

  test('is not offered again once it was turned down', async () => {
    const page = await openForm();
    await page.fill({ Username: username });
    await page.comeBack();
    await page.press('Not now');
    await page.comeBack();
    expect(offer()).toBeNull();
    expect(field('Username')).toHaveValue('');
  });

  test('is kept with new rules and after a failure', async () => {
    const page = await openForm(
      {},
      { faults: [{ path: '/wps/member/register', kind: 'network', times: 1 }] },
    );
    await page.fill(right);
    await page.setScenario({ registerRules: { zalo: { enabled: true, order: 0 } } });
    await page.queryClient.invalidateQueries();
    expect(await screen.findByRole('textbox', { name: /^Zalo number/ })).toBeVisible();
    const changed = 'The form has changed. What you typed is kept.';
    expect(screen.getByRole('status')).toHaveTextContent(changed);
    await page.agree();
    await page.send();
    await waitFor(() => expect(timesSent(page, put)).toBe(1));
    for (const [label, text] of Object.entries(right)) expect(field(label)).toHaveValue(text);
  });
});

test('[REG-02] [LGN-01] a value that a password manager filled in without an event is checked and sent', async () => {
  const page = await openForm();
  const register = vi.spyOn(page.runtime.session, 'register').mockResolvedValue();
  for (const [label, text] of Object.entries(right)) field(label).value = text;
  await page.agree();
  await page.send();
  await waitFor(() => expect(register).toHaveBeenCalledOnce());
  expect(register.mock.calls[0]?.[0]).toMatchObject({ username, password });
});

test('[REG-05] an error made again after an attempt is shown, and the focus stays in its field', async () => {
  const page = await openForm();
  await page.fill(byMobile);
  await page.agree();
  await page.send();
  await waitFor(() => expect(summary()).toBeVisible());
  const name = field('Username');
  await page.user.type(name, username);
  await waitFor(() => expect(summary()).toBeNull());
  expect(name).toBeValid();
  await page.user.clear(name);
  await waitFor(() => expect(name).toBeInvalid());
  expect(summary()).toBeNull();
  expect(name).toHaveFocus();
});

test('[REG-02] two different passwords can be corrected in either field', async () => {
  const page = await openForm();
  const again = field('Confirm password');
  await page.fill({ Password: 'Padma#2025', 'Confirm password': 'Padma#2026' });
  await page.user.tab();
  await waitFor(() => expect(again).toBeInvalid());
  await page.fill({ Password: 'Padma#2026' });
  await waitFor(() => expect(again).toBeValid());
  // A second field that was not reached yet shows no error.
  cleanup();
  const other = await openForm();
  await other.fill({ Password: 'Padma#2025' });
  await other.user.tab();
  expect(field('Password')).not.toHaveFocus();
  expect(field('Confirm password')).toBeValid();
});

test('[A11-01] [REG-02] a press that leaves a wrong field still reaches its target', async () => {
  const { user } = await openForm();
  const name = field('Username');
  const agreement = screen.getByRole('checkbox');
  await user.type(name, '7padma');
  await user.pointer({ keys: '[MouseLeft>]', target: agreement });
  expect(name).not.toHaveFocus();
  expect(name).toBeValid();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(name).toBeInvalid());
  expect(agreement).toBeChecked();

  await user.type(field('Password'), 'x');
  await user.tab();
  await waitFor(() => expect(field('Password')).toBeInvalid());
});

describe('[REG-05] [LGN-02] the proofs of a registration', () => {
  test('a bot challenge runs once, in its place in the form, and its proof is sent', async () => {
    const run = vi.fn(async (_action: string, place?: HTMLElement | null) => {
      expect(place?.closest('form')).not.toBeNull();
      return 'proof-of-a-person';
    });
    const page = await openForm({ botChallenge: { run } });
    const register = vi.spyOn(page.runtime.session, 'register');
    await page.fill(right);
    await page.agree();
    await page.send();
    await waitFor(() => expect(register).toHaveBeenCalledOnce());
    expect(run).toHaveBeenCalledExactlyOnceWith('register', expect.anything());
    expect(register.mock.calls[0]?.[0]).toMatchObject({ botToken: 'proof-of-a-person' });
  });

  test('without its proof nothing is sent, and the form shows the reason', async () => {
    const run = async () => {
      throw new ChallengeError('BOT_FAILED');
    };
    const page = await openForm({ botChallenge: { run } });
    await page.fill(right);
    await page.agree();
    await page.send();
    expect(
      await screen.findByRole('group', { name: /^The security check failed\./ }),
    ).toBeVisible();
    expect(page.requests).not.toContain(put);
    expect(field('Username')).toHaveValue(username);
  });

  test('a phone verified by another service needs no code from the backend', async () => {
    const phoneVerification = {
      send: vi.fn(async () => ({ expiredMinutes: 1 })),
      confirm: vi.fn(async () => ({ firebaseChannel: 'sms', firebaseIdToken: 'proof' }) as const),
    };
    const page = await openForm(
      { phoneVerification },
      { flags: { USERNAMEREG3: false, REGMOBVERF3: true } },
    );
    const register = vi.spyOn(page.runtime.session, 'register').mockResolvedValue();
    await page.fill(byMobile);
    await page.press('Send code');
    await waitFor(() => expect(phoneVerification.send).toHaveBeenCalledOnce());
    expect(phoneVerification.send).toHaveBeenCalledWith({
      countryDialingCode: '880',
      number: '1712345600',
    });
    await page.fill({ 'SMS code': '\u09E7\u09E8\u09E9\u09EA\u09EB\u09EC' });
    await page.agree();
    await page.send();
    await waitFor(() => expect(register).toHaveBeenCalledOnce());
    expect(phoneVerification.confirm).toHaveBeenCalledWith(expect.anything(), '123456');
    const [body] = register.mock.calls[0] ?? [];
    expect(body).toMatchObject({
      username: '1712345600',
      firebaseChannel: 'sms',
      firebaseIdToken: 'proof',
    });
    expect(body).not.toHaveProperty('verificationCode');
    expect(page.requests).not.toContain('POST /wps/verification/sms/register');
  });
});
