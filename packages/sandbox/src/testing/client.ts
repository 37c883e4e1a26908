import { createSandbox, type Sandbox } from '../sandbox.ts';
import { checkedFetch } from './checked-fetch.ts';

/** An answer with its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON document, or undefined. */
  readonly body: unknown;
}

export interface Call {
  readonly token?: string;
  readonly body?: unknown;
  /** Sends the body as an HTML form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Default `EN`. */
  readonly language?: string;
  /** Sent as `Idempotency-Key`. */
  readonly key?: string;
  /** Aborts the call, as a client does. */
  readonly signal?: AbortSignal;
}

/** The value at a path inside a document; undefined when there is none. */
export function at(document: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), document);
}

/** The text at a path inside a document; throws when it is no text. */
export function textAt(document: unknown, ...path: readonly (string | number)[]): string {
  const value = at(document, ...path);
  if (typeof value !== 'string') throw new Error(`No text at ${path.join('.')}`);
  return value;
}

/** The list at a path inside a document; throws when it is no list. */
export function listAt(document: unknown, ...path: readonly (string | number)[]): unknown[] {
  const value = at(document, ...path);
  if (!Array.isArray(value)) throw new Error(`No list at ${path.join('.')}`);
  return value;
}

const epoch = Date.UTC(2026, 10, 20, 14, 41, 5);

/** A backend with a clock that the test advances; every answer is checked against the contract. */
export function testBackend({ seed = 1 } = {}) {
  let now = epoch;
  const sandbox: Sandbox = createSandbox({ seed, clock: { now: () => now } });
  const fetch = checkedFetch(sandbox.fetch);
  const origin = 'http://sandbox.test';

  const call = async (
    line: string,
    { token, body, form, language = 'EN', key, signal }: Call = {},
  ) => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const headers = new Headers({ Language: language });
    if (token !== undefined) headers.set('Authorization', token);
    if (key !== undefined) headers.set('Idempotency-Key', key);
    const request = new Request(origin + path, {
      method,
      headers,
      ...(signal && { signal }),
      ...(form && { body: new URLSearchParams(form) }),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return read(await fetch(request));
  };

  const login = async (username: string, password = 'Parlour#2026') => {
    const { body } = await call('POST /wps/session/login', {
      body: { type: 'username', username, password },
    });
    return textAt(body, 'value', 'token');
  };

  return {
    sandbox,
    fetch,
    origin,
    call,
    login,
    trial: async () =>
      textAt(
        (await call('POST /wps/session/login/freeplay', { body: freePlay })).body,
        'value',
        'token',
      ),
    scenario: (document: unknown) => call('PUT /sandbox/scenario', { body: document }),
    /** Advances the clock, in seconds. */
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    now: () => now,
    /** The last code the backend "sent" to a number. */
    smsFor: async (to: string) => {
      const { body } = await call('GET /sandbox/inbox');
      const found = listAt(body, 'sms').find((sms) => at(sms, 'to') === to);
      return textAt(found, 'code');
    },
    /** Requests a new picture code and solves it by reading the inbox. */
    captcha: async () => {
      const id = textAt((await call('GET /wps/captcha')).body, 'value', 'id');
      const { body } = await call('GET /sandbox/inbox');
      const found = listAt(body, 'captchas').find((captcha) => at(captcha, 'id') === id);
      return { captchaId: id, captcha: textAt(found, 'text') };
    },
  };
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return { status: response.status, headers: response.headers, text, body };
}

let rounds = 0;

/** The body of a new round of a game with this stake; each call is another round. */
export function wish(stake: string): { readonly key: string; readonly stake: string } {
  rounds += 1;
  return { key: `round-of-a-test-${rounds}`, stake };
}

/** Input of a request for a free demo. */
export const freePlay = { platform: 'W', random: '0123456789abcdef', gatewayVersion: 3 };

/** A registration that every default rule accepts. */
export const newcomer = (username: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  username,
  password: 'Ganga#2026',
  confirmPassword: 'Ganga#2026',
  mobileNum: '1398765432',
  countryDialingCode: '880',
  domain: 'parlour.example',
  login: true,
  registerUrl: 'https://parlour.example/register',
  registerMethod: 'WEB',
  ...changes,
});
