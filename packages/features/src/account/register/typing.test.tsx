// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChallengeError } from '../../shared/challenge/challenge-error.ts';
import { act, closeForms, openForm, send, wait } from './form.fixture.tsx';

afterEach(closeForms);

const right = {
  username: 'padma7',
  password: 'Padma#2026',
  confirmPassword: 'Padma#2026',
  mobileNum: '01712345600',
};
const put = 'PUT /wps/member/register';

describe('[REG-05] unsent text', () => {
  test('is offered again, without passwords, and is deleted after a success', async () => {
    const page = await openForm();
    await page.type({ ...right, email: 'padma@example.com' });
    await page.leave();
    await page.comeBack();
    await wait(() => void page.field('username'));
    expect(page.field('username').value).toBe('');
    expect(page.text()).toContain('You left this form unfinished.');
    await page.type({ username: 'other' });
    await page.press('Bring it back');
    expect(page.text()).not.toContain('You left this form unfinished.');
    expect(page.field('username').value).toBe('other');
    expect(page.field('email').value).toBe('padma@example.com');
    expect(page.field('password').value).toBe('');

    await page.type(right);
    await page.tick();
    await page.press(send);
    await wait(() => expect(page.runtime.session.store.getState().kind).toBe('authenticated'));
    await page.leave();
    await page.comeBack();
    await wait(() => void page.field('username'));
    expect(page.text()).not.toContain('You left this form unfinished.');
  });

  test('is not offered again once it was turned down', async () => {
    const page = await openForm();
    await page.type({ username: 'padma7' });
    await page.leave();
    await page.comeBack();
    await wait(() => void page.field('username'));
    await page.press('Not now');
    await page.leave();
    await page.comeBack();
    await wait(() => void page.field('username'));
    expect(page.text()).not.toContain('You left this form unfinished.');
    expect(page.field('username').value).toBe('');
  });

  test('is kept with new rules and after a failure', async () => {
    const page = await openForm(
      {},
      { faults: [{ path: '/wps/member/register', kind: 'network', times: 1 }] },
    );
    await page.type(right);
    await page.setScenario({ registerRules: { zalo: { enabled: true, order: 0 } } });
    await act(() => page.queryClient.invalidateQueries());
    await wait(() => void page.field('zalo'));
    expect(page.text()).toContain('The form has changed. What you typed is kept.');
    await page.tick();
    await page.press(send);
    await wait(() => expect(page.requests.filter((call) => call === put)).toHaveLength(1));
    for (const [name, value] of Object.entries(right)) expect(page.field(name).value).toBe(value);
  });
});

test('[REG-02] [LGN-01] a value that a password manager filled in without an event is checked and sent', async () => {
  const page = await openForm();
  const register = vi.spyOn(page.runtime.session, 'register').mockResolvedValue();
  for (const [name, value] of Object.entries(right)) page.field(name).value = value;
  await page.tick();
  await page.press(send);
  await wait(() => expect(register).toHaveBeenCalledOnce());
  const { username, password } = right;
  expect(register.mock.calls[0]?.[0]).toMatchObject({ username, password });
});

test('[REG-05] an error made again after an attempt is shown, and the focus stays in its field', async () => {
  const page = await openForm();
  const name = page.field('username');
  const isWrong = () => name.getAttribute('aria-invalid') === 'true';
  const { username: _, ...rest } = right;
  await page.type(rest);
  await page.tick();
  await page.press(send);
  await wait(() => expect(page.isRefused()).toBe(true));
  name.focus();
  await page.type({ username: right.username });
  await wait(() => expect(page.isRefused()).toBe(false));
  await page.type({ username: '' });
  await wait(() => expect(isWrong()).toBe(true));
  expect(page.isRefused()).toBe(false);
  expect(name.matches(':focus')).toBe(true);
});

test('[REG-02] two different passwords can be corrected in either field', async () => {
  const page = await openForm();
  const isWrong = () => page.field('confirmPassword').getAttribute('aria-invalid') === 'true';
  await page.type({ password: 'Padma#2025', confirmPassword: 'Padma#2026' });
  await act(() => {
    page.field('confirmPassword').focus();
    page.field('confirmPassword').blur();
  });
  await wait(() => expect(isWrong()).toBe(true));
  await page.type({ password: 'Padma#2026' });
  await wait(() => expect(isWrong()).toBe(false));
  // A second field that was not reached yet shows no error.
  const other = await openForm();
  await other.type({ password: 'Padma#2025' });
  await act(() => other.field('password').blur());
  expect(other.field('confirmPassword').getAttribute('aria-invalid')).not.toBe('true');
});

test('[A11-01] [REG-02] a press that leaves a wrong field still reaches its target', async () => {
  const page = await openForm();
  const name = page.field('username');
  const isWrong = () => name.getAttribute('aria-invalid') === 'true';
  const mouse = (type: string) =>
    act(() => page.field('agreement').dispatchEvent(new MouseEvent(type, { bubbles: true })));
  name.focus();
  await page.type({ username: '7padma' });
  await mouse('mousedown');
  await act(() => name.blur());
  expect(isWrong()).toBe(false);
  await mouse('mouseup');
  await page.tick();
  await wait(() => expect(isWrong()).toBe(true));
  expect(page.field('agreement').checked).toBe(true);

  await page.type({ password: 'x' });
  page.field('password').focus();
  await act(() => page.field('password').blur());
  await wait(() => expect(page.field('password').getAttribute('aria-invalid')).toBe('true'));
});

describe('[REG-05] [LGN-02] the proofs of a registration', () => {
  test('a bot challenge runs once, in its place in the form, and its proof is sent', async () => {
    const run = vi.fn(async (_action: string, place?: HTMLElement | null) => {
      expect(place?.closest('form')).not.toBeNull();
      return 'proof-of-a-person';
    });
    const page = await openForm({ botChallenge: { run } });
    const register = vi.spyOn(page.runtime.session, 'register');
    await page.type(right);
    await page.tick();
    await page.press(send);
    await wait(() => expect(register).toHaveBeenCalledOnce());
    expect(run).toHaveBeenCalledExactlyOnceWith('register', expect.anything());
    expect(register.mock.calls[0]?.[0]).toMatchObject({ botToken: 'proof-of-a-person' });
  });

  test('without its proof nothing is sent, and the form shows the reason', async () => {
    const run = async () => {
      throw new ChallengeError('BOT_FAILED');
    };
    const page = await openForm({ botChallenge: { run } });
    await page.type(right);
    await page.tick();
    await page.press(send);
    await wait(() => expect(page.text()).toContain('The security check failed.'));
    expect(page.requests).not.toContain(put);
    expect(page.field('username').value).toBe('padma7');
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
    const { username: _, ...typed } = right;
    await page.type(typed);
    await page.press('Send code');
    await wait(() => expect(phoneVerification.send).toHaveBeenCalledOnce());
    expect(phoneVerification.send).toHaveBeenCalledWith({
      countryDialingCode: '880',
      number: '1712345600',
    });
    await page.type({ verificationCode: '\u09E7\u09E8\u09E9\u09EA\u09EB\u09EC' });
    await page.tick();
    await page.press(send);
    await wait(() => expect(register).toHaveBeenCalledOnce());
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
