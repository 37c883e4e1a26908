import { expect, test } from 'vitest';
import { followFeed } from './follow.ts';
import { readJackpot } from './read-jackpot.ts';

const reading = (value: string) =>
  JSON.stringify({ kind: 'live', value, asOf: '2026-11-20T14:41:03Z', rulesUrl: '/help#jackpot' });

/** One connection, seen from the backend. */
interface Line {
  readonly signal: AbortSignal;
  /** Answers with a feed, and returns functions to send, end and break it. */
  readonly accept: () => Promise<{
    readonly say: (text: string) => Promise<void>;
    readonly end: () => Promise<void>;
    readonly break: () => Promise<void>;
    /** Whether the client has closed the connection. */
    readonly isDropped: () => boolean;
  }>;
  readonly answer: (answer: Response) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** Lets pending microtasks run. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Follows a feed whose connections and time the test controls. */
function stage(random = 1) {
  const lines: Line[] = [];
  const data: string[] = [];
  const waits: number[] = [];
  const timers = new Map<object, () => void>();
  let refusals = 0;
  const open = (signal: AbortSignal) =>
    new Promise<Response>((resolve, reject) => {
      const answer = async (given: Response) => {
        resolve(given);
        await turn();
      };
      lines.push({
        signal,
        answer,
        fail: async () => {
          reject(new TypeError('Failed to fetch'));
          await turn();
        },
        accept: async () => {
          let dropped = false;
          const pipe = new TransformStream<Uint8Array, Uint8Array>();
          const writer = pipe.writable.getWriter();
          writer.closed.catch(() => {
            dropped = true;
          });
          await answer(
            new Response(pipe.readable, { headers: { 'Content-Type': 'text/event-stream' } }),
          );
          const ignore = () => undefined;
          return {
            say: async (text) => {
              void writer.write(new TextEncoder().encode(text)).catch(ignore);
              await turn();
            },
            end: async () => {
              void writer.close().catch(ignore);
              await turn();
            },
            break: async () => {
              void writer.abort(new TypeError('terminated')).catch(ignore);
              await turn();
            },
            isDropped: () => dropped,
          };
        },
      });
    });
  const close = followFeed({
    open,
    random: () => random,
    after: (ms, task) => {
      const timer = {};
      timers.set(timer, () => {
        timers.delete(timer);
        task();
      });
      waits.push(ms);
      return () => timers.delete(timer);
    },
    onData: (text) => data.push(text),
    onRefused: () => {
      refusals += 1;
    },
  });
  /** Ends the only wait. */
  const pass = async () => {
    const [task, ...others] = timers.values();
    expect(others).toEqual([]);
    task?.();
    await turn();
  };
  const line = (): Line => {
    const last = lines.at(-1);
    if (!last) throw new Error('Nobody connected');
    return last;
  };
  return { lines, line, data, waits, timers, pass, close, refusals: () => refusals };
}

test('[JPT-02] data of a feed is reported as it arrives', async () => {
  const { line, data, lines } = stage();
  const feed = await line().accept();
  await feed.say(`id: 1\ndata: ${reading('1.00')}\n\nid: 2\nda`);
  expect(data).toEqual([reading('1.00')]);
  await feed.say('ta: two\n\n');
  expect(data).toEqual([reading('1.00'), 'two']);
  expect(lines).toHaveLength(1);
});

test('[JPT-02] a lost connection is opened again, after longer and longer waits until data arrives', async () => {
  const { line, lines, waits, pass, data } = stage();
  await line().fail();
  for (const expected of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
    expect(waits.at(-1)).toBe(expected);
    await pass();
    await line().fail();
  }
  await pass();
  const feed = await line().accept();
  await feed.say('data: here again\n\n');
  await feed.break();
  expect(data).toEqual(['here again']);
  expect(waits.at(-1)).toBe(3_000);
  expect(lines).toHaveLength(9);
});

test('[JPT-02] an end, a failing backend and a long silence count as a lost connection', async () => {
  const { line, waits, pass, lines, data } = stage(0);
  const first = await line().accept();
  await first.say('data: x\n\n');
  await first.end();
  // Half of three seconds: clients that were cut off together spread over the other half.
  expect(waits.at(-1)).toBe(1_500);
  await pass();
  await line().answer(new Response('', { status: 503 }));
  expect(waits.at(-1)).toBe(3_000);
  await pass();
  const quiet = await line().accept();
  expect(waits.at(-1)).toBe(60_000);
  await pass();
  expect(quiet.isDropped()).toBe(true);
  expect(waits.at(-1)).toBe(6_000);
  await pass();
  expect([lines.length, data]).toEqual([4, ['x']]);
});

test('[JPT-02] any text of a feed keeps the connection alive, also one without a reading', async () => {
  const { line, waits, lines } = stage();
  const feed = await line().accept();
  const before = waits.length;
  await feed.say(': still here\n');
  expect(waits.slice(before)).toEqual([60_000]);
  expect(lines).toHaveLength(1);
});

test('[JPT-02] a feed can set the wait before a reconnection, within bounds', async () => {
  for (const [said, waited] of [
    ['5000', 5_000],
    ['1', 1_000],
    ['900000', 60_000],
  ] as const) {
    const { line, waits } = stage();
    const feed = await line().accept();
    await feed.say(`retry: ${said}\n\n`);
    await feed.end();
    expect(waits.at(-1)).toBe(waited);
  }
});

test.each([
  ['nothing there', () => new Response('', { status: 404 })],
  ['nothing to say', () => new Response(null, { status: 204 })],
  ['not allowed', () => new Response('', { status: 403 })],
  ['a page in its place', () => new Response('<!doctype html>')],
  ['a refusal in the envelope', () => Response.json({ success: false })],
])('[JPT-02] %s: the feed is not requested again, and no timer remains', async (_name, answer) => {
  const { line, lines, timers, refusals } = stage();
  await line().answer(answer());
  expect([refusals(), lines.length, timers.size]).toEqual([1, 1, 0]);
});

test('[JPT-02] closing the feed leaves no connection and no timer, at any moment', async () => {
  const before = stage();
  before.close();
  expect(before.line().signal.aborted).toBe(true);
  const late = await before.line().accept();
  expect(late.isDropped()).toBe(true);
  await late.say('data: x\n\n');
  expect([before.data, before.timers.size, before.refusals()]).toEqual([[], 0, 0]);

  const during = stage();
  const feed = await during.line().accept();
  during.close();
  await feed.say('data: x\n\n');
  expect(feed.isDropped()).toBe(true);
  expect([during.data, during.timers.size]).toEqual([[], 0]);

  const between = stage();
  await between.line().fail();
  between.close();
  expect([between.timers.size, between.lines.length]).toEqual([0, 1]);
});

test('[JPT-02] a reading that does not match the contract gives null', () => {
  expect(readJackpot(reading('12.50'))).toEqual({
    kind: 'live',
    value: '12.50',
    asOf: '2026-11-20T14:41:03Z',
    rulesUrl: '/help#jackpot',
  });
  for (const wrong of ['', 'x', 'null', '[]', '{"kind":"fixed","value":"1.00"}', reading('1e9')]) {
    expect(readJackpot(wrong), wrong).toBeNull();
  }
});
