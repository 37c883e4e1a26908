import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { schemas } from '../schemas.ts';
import { apiOn, failureOf, ok } from '../testing/backend.ts';
import { exampleInputs } from '../testing/examples.ts';
import { newKey } from '../testing/new-key.ts';
import { isApiError } from './errors.ts';

const inputs = exampleInputs();
const member = { getToken: () => 'token-1' };

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;
const throwing = {
  get amount(): string {
    throw new Error('This getter throws');
  },
};
const inputsThatAreNone: readonly (readonly [string, unknown])[] = [
  ['a body that contains itself', cyclic],
  ['a BigInt', { amount: 1n }],
  ['a getter that throws', throwing],
  [
    'a toJSON that throws',
    {
      toJSON: () => {
        throw new Error('This cannot be written down');
      },
    },
  ],
  ['a text that cannot be made', { amount: { toString: () => 1n, toJSON: () => 1n } }],
  ['a symbol', Symbol('body')],
  ['a function', () => ({})],
];
const optionsThatAreNone: readonly (readonly [string, unknown])[] = [
  ['a signal that is an object', { signal: {} }],
  ['a signal that is a text', { signal: 'x' }],
  ['a signal by its prototype alone', { signal: Object.create(AbortSignal.prototype) }],
  ['a signal that says it is over', { signal: { aborted: true } }],
  ['a signal that listens and cannot stop', { signal: { addEventListener: () => {} } }],
  [
    'a getter that throws',
    {
      get signal(): never {
        throw new Error('This getter throws');
      },
    },
  ],
  ['a time limit that is a symbol', { timeoutMs: Symbol('soon') }],
];

const unheard = vi.fn();
beforeEach(() => {
  unheard.mockClear();
  process.on('unhandledRejection', unheard);
});
afterEach(() => {
  process.off('unhandledRejection', unheard);
  vi.useRealTimers();
});

/** Calls an operation by name, correctly or not, as plain JavaScript can. */
function called(api: object, id: string, ...given: unknown[]): Promise<unknown> {
  const call: unknown = Reflect.get(api, id);
  if (typeof call !== 'function') throw new Error(`${id} is no call`);
  return call(...given);
}

/** Fails when the call left a timer or an unhandled rejection. */
async function expectNothingLeft(): Promise<void> {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  // Node reports unhandled rejections after the microtasks of a turn.
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(unheard).not.toHaveBeenCalled();
}
const only = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

test.each(inputsThatAreNone)(
  '[API-02] the input "%s" gives a typed error, and nothing is sent',
  async (_name, input) => {
    const { api, requests } = apiOn([ok(null)], member);
    await api.logout();
    vi.useFakeTimers({ toFake: [...only] });
    const error = await failureOf(called(api, 'cancelDeposit', input));
    expect(error).toMatchObject({ code: 'UNKNOWN' });
    expect(isApiError(error) && error.cause).toBeInstanceOf(Error);
    expect(requests).toHaveLength(1);
    await expectNothingLeft();
  },
);

test.each(optionsThatAreNone)(
  '[API-02] the options "%s" give a typed error and leave no timer',
  async (_name, options) => {
    const body = { depositId: 'DP-1' };
    const { api, requests } = apiOn([ok(null)], member);
    await api.logout();
    vi.useFakeTimers({ toFake: [...only] });
    expect(await failureOf(called(api, 'cancelDeposit', body, options))).toMatchObject({
      code: 'UNKNOWN',
    });
    expect(requests).toHaveLength(1);
    await expectNothingLeft();
  },
);

test('[API-02] [WAL-07] a key that no header can hold is a typed error, and nothing is sent', async () => {
  const { api, requests } = apiOn([ok(null)], member);
  const body = { methodId: 'm-1', amount: '1.00' };
  for (const idempotencyKey of ['line\nbreak', 7, null]) {
    const error = await failureOf(called(api, 'createDeposit', body, { idempotencyKey }));
    expect(error).toMatchObject({ code: 'UNKNOWN' });
  }
  expect(requests).toHaveLength(0);
});

test('[API-02] a query value that no URL can hold is a typed error', async () => {
  const { api, requests } = apiOn([ok(null)], member);
  for (const input of [throwing, { pageNo: Object.create(null) }]) {
    const error = await failureOf(called(api, 'getBets', input));
    expect(error).toMatchObject({ code: 'UNKNOWN' });
  }
  expect(requests).toHaveLength(0);
});

test('[API-02] no operation with a body is sent without one', async () => {
  const bodies = Object.values(schemas).filter(
    ({ id, method }) => method !== 'GET' && inputs.get(id) !== undefined,
  );
  expect(bodies.length).toBeGreaterThan(40);
  for (const { id } of bodies) {
    const { api, requests } = apiOn([ok(null)], member);
    const given = [undefined, await newKey()];
    expect(await failureOf(called(api, id, ...given)), id).toMatchObject({ code: 'UNKNOWN' });
    expect(requests, id).toHaveLength(0);
  }
});

test('[API-02] a correct call by name is not refused', async () => {
  const { api, requests } = apiOn([ok(null)], member);
  const body = { contractId: 'c-1', action: 'accept' };
  const given = { signal: new AbortController().signal, timeoutMs: 50, idempotencyKey: 'k-1' };
  await failureOf(called(api, 'processDailyContract', body, given));
  await failureOf(called(api, 'setPlayReminder', { minutes: 30 }, { signal: undefined }));
  await failureOf(called(api, 'setPlayReminder', { minutes: 30 }, null));
  await failureOf(called(api, 'setPlayReminder', { minutes: 30 }, 'options'));
  expect(requests).toHaveLength(4);
});
