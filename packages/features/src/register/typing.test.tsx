// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChallengeError } from '../challenge/index.ts';
import { type Runtime, RuntimeProvider } from '../runtime/index.ts';
import { createTestRuntime, TestProviders, type TestRuntime } from '../testing/index.tsx';
import { RegisterWidget } from './RegisterWidget.tsx';

const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

const soon = { interval: 20 };
const wait = (check: () => void) => vi.waitFor(check, soon);
/** Does something, and lets the page draw. */
const act = async (work: () => unknown) => {
  flushSync(work);
  await new Promise((drawn) => setTimeout(drawn));
};

/** The widget on a page that can be left and come back to. */
async function open(
  change: Partial<Runtime> = {},
  prepare: Parameters<TestRuntime['setScenario']>[0] = {},
) {
  const backend = createTestRuntime({ language: 'en' });
  await backend.setScenario(prepare);
  const runtime: Runtime = { ...backend.runtime, ...change };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  const show = (there: boolean) =>
    act(() =>
      root.render(
        <TestProviders test={backend} language="en">
          <RuntimeProvider runtime={runtime}>{there && <RegisterWidget />}</RuntimeProvider>
        </TestProviders>,
      ),
    );
  await show(true);
  const field = (name: string): HTMLInputElement => {
    const found = [...place.querySelectorAll('input')].find((input) => input.name === name);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };
  const button = (name: string): HTMLButtonElement => {
    const found = [...place.querySelectorAll('button')].find(
      (one) => one.textContent?.trim() === name,
    );
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const page = {
    ...backend,
    text: () => place.textContent ?? '',
    field,
    type: (values: Readonly<Record<string, string>>) =>
      act(() => {
        for (const [name, value] of Object.entries(values)) {
          write?.call(field(name), value);
          field(name).dispatchEvent(new Event('input', { bubbles: true }));
        }
      }),
    press: (name: string) => act(() => button(name).click()),
    tick: () => act(() => field('agreement').click()),
    leave: () => show(false),
    comeBack: () => show(true),
    isThere: (name: string) =>
      [...place.querySelectorAll('input')].some((one) => one.name === name),
  };
  await wait(() => void page.field('password'));
  return page;
}

const right = {
  username: 'padma7',
  password: 'Padma#2026',
  confirmPassword: 'Padma#2026',
  mobileNum: '01712345600',
};
const put = 'PUT /wps/member/register';
const send = 'Open an account';

describe('[REG-05] what is typed and left', () => {
  test('is offered back, without passwords, and is gone after a success', async () => {
    const page = await open();
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
    const page = await open();
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

  test('survives new rules and a failure', async () => {
    const page = await open(
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

test('[A11-01] [REG-02] the press that leaves a wrong field still finds what it was meant for', async () => {
  const page = await open();
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
  test('a bot challenge is asked once, in a place of the form, and its proof is sent', async () => {
    const run = vi.fn(async (_action: string, place?: HTMLElement | null) => {
      expect(place?.closest('form')).not.toBeNull();
      return 'proof-of-a-person';
    });
    const page = await open({ botChallenge: { run } });
    const register = vi.spyOn(page.runtime.session, 'register');
    await page.type(right);
    await page.tick();
    await page.press(send);
    await wait(() => expect(register).toHaveBeenCalledOnce());
    expect(run).toHaveBeenCalledExactlyOnceWith('register', expect.anything());
    expect(register.mock.calls[0]?.[0]).toMatchObject({ botToken: 'proof-of-a-person' });
  });

  test('without its proof nothing is sent, and the form says why', async () => {
    const run = async () => {
      throw new ChallengeError('BOT_FAILED');
    };
    const page = await open({ botChallenge: { run } });
    await page.type(right);
    await page.tick();
    await page.press(send);
    await wait(() => expect(page.text()).toContain('The security check failed.'));
    expect(page.requests).not.toContain(put);
    expect(page.field('username').value).toBe('padma7');
  });

  test('a phone proved elsewhere needs no code of the backend', async () => {
    const phoneVerification = {
      send: vi.fn(async () => ({ expiredMinutes: 1 })),
      confirm: vi.fn(async () => ({ firebaseChannel: 'sms', firebaseIdToken: 'proof' }) as const),
    };
    const page = await open(
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
