// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBotChoice } from './choice.ts';
import { createBotChallenge } from './create-bot-challenge.ts';
import { checkByModule } from './module.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'check');
});

let next = 0;
/** Each test needs its own script address, because a loaded script stays on the page. */
const choice = () => {
  next += 1;
  const scriptUrl = `https://check.example/${next}.js`;
  return { kind: 'script', scriptUrl, siteKey: 'key', global: 'check', timeoutSeconds: 60 };
};
const script = () => document.head.querySelector('script');
const come = (api?: object) => {
  if (api) Reflect.set(window, 'check', api);
  script()?.dispatchEvent(new Event('load'));
};

interface Options {
  readonly callback: (token: string) => void;
  readonly 'error-callback': () => void;
  readonly 'timeout-callback': () => void;
}
const widget = (act: (options: Options) => void) => ({
  render: vi.fn((_place: HTMLElement, options: Options) => {
    act(options);
    return 'w1';
  }),
  remove: vi.fn(),
});

test('[LGN-02] nothing is loaded before the first check; then the script is loaded once, by its address', async () => {
  const entry = choice();
  const challenge = createBotChallenge(window, entry);
  expect(script()).toBeNull();
  const token = challenge.run('login');
  expect(script()?.src).toBe(entry.scriptUrl);
  const api = widget(({ callback }) => callback('proof'));
  come(api);
  expect(await token).toBe('proof');
  expect(await challenge.run('register')).toBe('proof');
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(api.render).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ sitekey: 'key', action: 'register', appearance: 'interaction-only' }),
  );
  expect(api.remove).toHaveBeenCalledTimes(2);
  expect(document.body.childElementCount).toBe(0);
});

test('[LGN-02] a form’s own place for the check is used and left unchanged', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const api = widget(({ callback }) => callback('proof'));
  const token = createBotChallenge(window, choice()).run('login', place);
  come(api);
  await token;
  expect(api.render.mock.calls[0]?.[0]).toBe(place);
  expect(place.isConnected).toBe(true);
});

test.each<[string, (options: Options) => void, string]>([
  ['a refusal', (options) => options['error-callback'](), 'BOT_FAILED'],
  ['an empty token', ({ callback }) => callback(''), 'BOT_FAILED'],
  ['its own timeoutMs', (options) => options['timeout-callback'](), 'BOT_TIMEOUT'],
])('[LGN-02] [ERR-01] %s has its own error', async (_what, act, code) => {
  const token = expect(createBotChallenge(window, choice()).run('login')).rejects.toMatchObject({
    code,
  });
  come(widget(act));
  await token;
});

test('[LGN-02] a check that never answers ends after its timeout', async () => {
  const token = expect(createBotChallenge(window, choice()).run('login')).rejects.toMatchObject({
    code: 'BOT_TIMEOUT',
  });
  const silent = widget(() => undefined);
  come(silent);
  await vi.advanceTimersByTimeAsync(60_000);
  await token;
  expect(silent.remove).toHaveBeenCalledWith('w1');
});

test('[LGN-02] [ERR-01] a blocked script has its own error, and the next attempt loads it again', async () => {
  const challenge = createBotChallenge(window, choice());
  const blocked = expect(challenge.run('login')).rejects.toMatchObject({ code: 'BOT_BLOCKED' });
  script()?.dispatchEvent(new Event('error'));
  await blocked;
  expect(script()).toBeNull();
  const silent = expect(challenge.run('login')).rejects.toMatchObject({ code: 'BOT_BLOCKED' });
  await vi.advanceTimersByTimeAsync(10_000);
  await silent;
  const token = challenge.run('login');
  come(widget(({ callback }) => callback('proof')));
  expect(await token).toBe('proof');
});

test('[LGN-02] [ERR-01] a script that defines no API counts as blocked', async () => {
  const token = expect(createBotChallenge(window, choice()).run('login')).rejects.toMatchObject({
    code: 'BOT_BLOCKED',
  });
  come();
  await token;
});

const good = { kind: 'script', scriptUrl: '/c.js', siteKey: 'k' };

test.each([
  'turnstile',
  {},
  { ...good, kind: 'other' },
  { ...good, siteKey: '' },
  { ...good, scriptUrl: 'http://check.example/c.js' },
  { ...good, scriptUrl: 'javascript:alert(1)' },
  { ...good, scriptUrl: '//check.example/c.js' },
  { kind: 'module', moduleUrl: 'data:text/javascript,1' },
])('[LGN-02] %j refuses every login instead of accepting all', async (entry) => {
  await expect(createBotChallenge(window, entry).run('login')).rejects.toMatchObject({
    code: 'MISCONFIGURED',
  });
});

test('[LGN-02] an invalid timeout is replaced by the default', () => {
  for (const timeoutSeconds of [-1, 0, Number.NaN, 'soon', undefined]) {
    expect(readBotChoice({ ...good, timeoutSeconds })).toMatchObject({ timeoutSeconds: 60 });
  }
  expect(readBotChoice({ ...good, timeoutSeconds: 5 })).toMatchObject({ timeoutSeconds: 5 });
});

const own = { kind: 'module', moduleUrl: '/check.js', timeoutSeconds: 60 } as const;
const byModule = (load: (url: string) => Promise<unknown>) =>
  checkByModule(own, 'login', null, load);

test('[LGN-02] an operator’s own module is called', async () => {
  const run = vi.fn(async () => 'own');
  expect(await byModule(async () => ({ run }))).toBe('own');
  expect(run).toHaveBeenCalledWith('login', null);
});

test.each<[string, (url: string) => Promise<unknown>, string]>([
  ['does not load', () => Promise.reject(new Error('no')), 'BOT_BLOCKED'],
  ['exports no check', async () => ({}), 'MISCONFIGURED'],
  ['refuses', async () => ({ run: () => Promise.reject(new Error('no')) }), 'BOT_FAILED'],
  [
    'throws',
    async () => ({
      run: () => {
        throw new Error('no');
      },
    }),
    'BOT_FAILED',
  ],
  ['gives no token', async () => ({ run: () => 7 }), 'BOT_FAILED'],
])('[LGN-02] [ERR-01] a module that %s has its own error', async (_what, load, code) => {
  await expect(byModule(load)).rejects.toMatchObject({ code });
});

test('[LGN-02] a module that never answers ends after its timeout', async () => {
  const late = expect(
    byModule(async () => ({ run: () => new Promise(() => undefined) })),
  ).rejects.toMatchObject({ code: 'BOT_TIMEOUT' });
  await vi.advanceTimersByTimeAsync(60_000);
  await late;
});
