import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { readingAt } from './jackpot.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14, 41, 5) }));
afterEach(() => void vi.useRealTimers());

const url = 'http://sandbox.test/lgw/games/jackpot/stream?scope=';

/** A feed as a page reads it: one event at a time. */
async function open(scope: string, scenario: object = {}) {
  const sandbox = createSandbox({ seed: 1 });
  await sandbox.fetch(
    new Request('http://sandbox.test/sandbox/scenario', {
      method: 'PUT',
      body: JSON.stringify(scenario),
    }),
  );
  const answer = await sandbox.fetch(new Request(url + scope));
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => {
    const { value: event, done } = (await reader?.read()) ?? { done: true };
    if (done || event === undefined) return null;
    const [, id = ''] = /^id: (\d+)$/m.exec(event) ?? [];
    const [, data = 'null'] = /^data: (.*)$/m.exec(event) ?? [];
    expect(event.endsWith('\n\n')).toBe(true);
    const reading: unknown = JSON.parse(data);
    return { id: Number(id), ...Object(reading) };
  };
  return { answer, next, stop: () => reader?.cancel() };
}

test('[JPT-02] a feed sends the pool at once, then every three seconds, and it only grows', async () => {
  const { answer, next, stop } = await open('home');
  expect(answer.headers.get('Content-Type')).toBe('text/event-stream');
  const first = Object(await next());
  expect(first).toMatchObject({ kind: 'live', asOf: '2026-11-20T14:41:03.000Z' });
  await vi.advanceTimersByTimeAsync(3_000);
  const second = Object(await next());
  expect(second.asOf).toBe('2026-11-20T14:41:06.000Z');
  expect(second.id).toBe(first.id + 1);
  expect(Number(second.value)).toBeGreaterThanOrEqual(Number(first.value));
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('[JPT-02] a stale feed sends the time of its last value once, and nothing after', async () => {
  const { next, stop } = await open('rng', { name: 'stale-jackpot' });
  const first = Object(await next());
  expect(Date.parse(first.asOf)).toBeLessThanOrEqual(Date.now() - 600_000);
  let more = false;
  void next().then((event) => {
    more = event !== null;
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(more).toBe(false);
  await stop();
});

test('[JPT-02] an unknown pool is refused in the envelope', async () => {
  const answer = await createSandbox({ seed: 1 }).fetch(new Request(`${url}nowhere`));
  expect(await answer.json()).toMatchObject({ success: false, value: { code: 'VALIDATION' } });
});

test('[JPT-02] a pool grows through the week and starts again on Friday', () => {
  const friday = Date.UTC(2026, 10, 19, 18);
  const values = Array.from({ length: 7 * 24 * 20 }, (_, step) =>
    Number(readingAt(1, 'home', friday + step * 180_000).value),
  );
  expect(values[0]).toBe(1_400_000);
  for (const [index, value] of values.entries()) {
    if (index > 0) expect(value).toBeGreaterThanOrEqual(values[index - 1] ?? 0);
  }
  expect(Number(readingAt(1, 'home', friday + 7 * 86_400_000).value)).toBe(1_400_000);
});
