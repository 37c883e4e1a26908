import { createSandbox, type Sandbox, type SandboxOptions } from '@parlour/sandbox';
import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from '../../testing/new-key.ts';
import { createTestRuntime, type TestRuntimeOptions } from '../../testing/test-runtime.tsx';

const origin = 'http://sandbox.invalid';
const secrets = ['Parlour#2026', 'Ganga#2026', 'Meghna#2026', '246810'] as const;
const [password, newPassword, thirdPassword, paymentPassword] = secrets;
const credentials = { type: 'username', username: 'demo_member', password } as const;
const settingsPath = '/wps/system/whitelabel';
const loginCall = 'POST /wps/session/login';

afterEach(() => vi.unstubAllGlobals());

interface Sent {
  readonly call: string;
  readonly body: string;
  readonly headers: Headers;
}

/** A site without a key of its own, over a sandbox whose requests are recorded. */
function site(options: {
  readonly ciphers?: SandboxOptions['ciphers'];
  readonly config?: TestRuntimeOptions['config'];
  readonly settings?: (value: object) => object;
}) {
  const sent: Sent[] = [];
  const own = createSandbox({ ...(options.ciphers && { ciphers: options.ciphers }) });
  const sandbox: Sandbox = {
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      sent.push({ call, body: await request.clone().text(), headers: request.headers });
      const answer = await own.fetch(request);
      if (!call.endsWith(settingsPath) || !options.settings) return answer;
      const { value } = await answer.json();
      return Response.json({ success: true, value: options.settings(value), message: null });
    },
  };
  const warned: string[] = [];
  const page = createTestRuntime({
    sandbox,
    config: { cipher: null, ...options.config },
    warn: (text) => warned.push(text),
  });
  return {
    ...page,
    warned,
    sent,
    calls: () => sent.map(({ call }) => call).filter((call) => !call.includes('/sandbox/')),
    control: (line: string) => {
      const [method = '', path = ''] = line.split(' ');
      return own.fetch(new Request(origin + path, { method }));
    },
  };
}

const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => Reflect.get(Object(error), 'code'),
  );

test('[ENC-01] login, registration, change and reset of a password and free play: no password on the wire', async () => {
  for (const ciphers of [['aes'], ['rsa', 'aes']] as const) {
    const { runtime, sent, setScenario, control } = site({ ciphers });
    await setScenario({ cipher: 'required' });
    const { api, session } = runtime;
    await session.login(credentials);
    await api.changePassword({
      oldPassword: password,
      newPassword,
      confirmNewPassword: newPassword,
    });
    await session.logout();
    const registration = {
      username: 'tista2026',
      password: newPassword,
      confirmPassword: newPassword,
      mobileNum: '1398765432',
      countryDialingCode: '880',
      domain: 'parlour.example',
      registerUrl: 'https://parlour.example/register',
      registerMethod: 'WEB',
      login: true,
    } as const;
    expect((await api.register(registration)).token).toMatch(/./);
    await api.sendLoginSms({ mobileNum: '1712345678', countryDialingCode: '880' });
    const { sms } = await (await control('GET /sandbox/inbox')).json();
    await api.resetPasswordByPhone({
      newPassword: thirdPassword,
      mobileNum: '1712345678',
      verificationCode: sms[0].code,
      countryDialingCode: '880',
    });
    await session.freePlay();
    expect(session.store.getState().kind).toBe('trial');
    const writes = sent.filter(({ headers }) => headers.has('Encryption'));
    expect(writes.map(({ call }) => call)).toEqual([
      loginCall,
      'POST /wps/member/password',
      'PUT /wps/member/register',
      'POST /wps/member/password/verification',
      'POST /wps/session/login/freeplay',
    ]);
    for (const { body, headers } of writes) {
      expect(Object.keys(JSON.parse(body))).toEqual(['payload', 'v']);
      expect(headers.get('Encryption')).toBe(ciphers[0]);
    }
    const wire = sent.map(({ body }) => body).join();
    for (const secret of secrets) expect(wire).not.toContain(secret);
  }
});

test('[ENC-01] a login pressed before the settings arrived waits for them', async () => {
  const page = site({});
  await page.setScenario({ faults: [{ path: settingsPath, kind: 'hold' }] });
  const login = page.runtime.session.login(credentials);
  await vi.waitFor(() => expect(page.calls()).toEqual([`GET ${settingsPath}`]));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(page.calls()).not.toContain(loginCall);
  await page.release();
  await login;
  expect(page.runtime.session.store.getState().kind).toBe('authenticated');
  expect(page.calls().filter((call) => call === `GET ${settingsPath}`)).toHaveLength(1);
});

test('[ENC-01] without the settings nothing is sent, least of all plain', async () => {
  const page = site({});
  await page.setScenario({ faults: [{ path: settingsPath, kind: 'http', status: 503 }] });
  expect(await codeOf(page.runtime.api.login(credentials))).toBe('HTTP');
  expect(page.calls()).not.toContain(loginCall);
});

test('[ENC-01] after a restart of the server the settings are read once more and the login is repeated once', async () => {
  const page = site({ ciphers: ['rsa', 'aes'] });
  const { api, session } = page.runtime;
  await session.login(credentials);
  await page.control('POST /sandbox/cipher');
  const before = page.calls().length;
  await api.login(credentials);
  expect(page.calls().slice(before)).toEqual([loginCall, `GET ${settingsPath}`, loginCall]);
  await page.control('POST /sandbox/cipher');
  const [first, second] = [await newKey(), await newKey()];
  const body = { accountId: 'none', amount: '500.00', paymentPassword };
  // The account is unknown: the refusal shows that the backend could read the body.
  for (const key of [first, second]) {
    expect(await codeOf(api.createWithdrawal(body, key))).not.toMatch(/ENCRYPTION/);
  }
  const keys = page.sent
    .filter(({ call }) => call === 'POST /wps/v2/withdraw')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([first, first, second].map(({ idempotencyKey }) => idempotencyKey));
});

test('[ENC-01] two calls with an old key share one fresh read of the settings', async () => {
  const page = site({});
  await page.runtime.api.login(credentials);
  await page.control('POST /sandbox/cipher');
  const before = page.calls().length;
  await Promise.all([page.runtime.api.login(credentials), page.runtime.api.login(credentials)]);
  const since = page.calls().slice(before);
  expect(since.filter((call) => call === `GET ${settingsPath}`)).toHaveLength(1);
  expect(since.filter((call) => call === loginCall)).toHaveLength(4);
});

test('[ENC-01] without a key the site says so once, in the console and in the log; "none" is written without it', async () => {
  const lacking = site({ ciphers: [] });
  const { api, log } = lacking.runtime;
  expect((await api.login(credentials)).token).toMatch(/./);
  await lacking.queryClient.refetchQueries();
  expect(lacking.warned).toEqual([expect.stringContaining('"cipher": "none"')]);
  expect(log.recent.map(({ source, what }) => `${source}: ${what}`)).toEqual(lacking.warned);
  const wanted = site({ ciphers: [], config: { cipher: 'none' } });
  await wanted.runtime.api.login(credentials);
  expect(wanted.warned).toEqual([]);
  expect(wanted.runtime.log.recent).toEqual([]);
  expect(wanted.calls()).toEqual([loginCall]);
});

test('[ENC-01] a published key that does not fit refuses the call and is reported', async () => {
  for (const ciphers of [
    [{ name: 'aes', key: '0f' }],
    [{ name: 'rsa', key: 'MIIB' }],
    [{ name: 'rot13', key: 'x' }],
  ]) {
    const page = site({ settings: (value) => ({ ...value, ciphers }) });
    expect(await codeOf(page.runtime.api.login(credentials))).toBe('ENCRYPTION_FAILED');
    expect(page.calls()).not.toContain(loginCall);
    expect(page.runtime.log.recent).toEqual([
      { source: 'cipher', what: expect.stringMatching(/^(?:aes|rsa|name): /) },
    ]);
  }
});

test('[ENC-01] a key that only looks right is reported with the first body, and nothing is sent', async () => {
  const { rsa } = await (
    await createSandbox().fetch(new Request(`${origin}/sandbox/cipher`))
  ).json();
  const key = `${rsa.slice(0, 44)}${'A'.repeat(rsa.length - 44)}`;
  const page = site({ config: { cipher: { name: 'rsa', key } } });
  expect(await codeOf(page.runtime.api.login(credentials))).toBe('ENCRYPTION_FAILED');
  expect(page.calls()).toEqual([]);
  expect(page.runtime.log.recent).toEqual([
    { source: 'cipher', what: expect.stringContaining('rsa: ') },
  ]);
});

test('[ENC-01] without WebCrypto the page takes the next published cipher, and refuses when there is none', async () => {
  const both = site({ ciphers: ['rsa', 'aes'] });
  const only = site({ ciphers: ['rsa'] });
  const random = crypto.getRandomValues.bind(crypto);
  const answers = await Promise.all(
    [both, only].map(({ runtime, queryClient }) =>
      runtime.api.getSiteSettings({ url: runtime.config.host }).then((value) => {
        queryClient.setQueryData(['BN', settingsPath, { url: runtime.config.host }], value);
        return value;
      }),
    ),
  );
  expect(answers.map(({ ciphers }) => ciphers?.length)).toEqual([2, 1]);
  const { subtle } = crypto;
  // The sandbox of this test runs in the same place and keeps it.
  vi.stubGlobal('crypto', { getRandomValues: random, subtle });
  Reflect.set(globalThis.crypto, 'subtle', undefined);
  expect(await codeOf(only.runtime.api.login(credentials))).toBe('ENCRYPTION_FAILED');
  const attempt = codeOf(both.runtime.api.login(credentials));
  await vi.waitFor(() => expect(both.calls()).toContain(loginCall));
  await attempt;
  const login = both.sent.find(({ call }) => call === loginCall);
  expect(login?.headers.get('Encryption')).toBe('aes');
});
