import type { WireJackpot } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { manualClock } from '../../../ui/src/components/motion/manual.ts';
import { followJackpot, newestFigure } from './follow-jackpot.ts';
import { sharedRead } from './shared-read.ts';

const live = (value: string, second: number, feedUrl?: string): WireJackpot => ({
  kind: 'live',
  value,
  asOf: new Date(second * 1000).toISOString(),
  rulesUrl: '',
  ...(feedUrl !== undefined && { feedUrl }),
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A backend with one response that a test can change, and with streams that stay open. */
function backend(first: WireJackpot) {
  const clock = manualClock();
  const open: string[] = [];
  const all: string[] = [];
  const asked = { answer: first, times: 0 };
  const read = sharedRead(
    async () => {
      asked.times += 1;
      return asked.answer;
    },
    { newFor: 300_000, clock, random: () => 0, merge: newestFigure },
  );
  const follow = followJackpot({
    read,
    baseUrl: () => 'https://site.example',
    clock,
    random: () => 0,
    fetch: ({ url, signal }) =>
      new Promise((_, reject) => {
        open.push(url);
        all.push(url);
        signal.addEventListener('abort', () => {
          open.splice(open.indexOf(url), 1);
          reject(signal.reason);
        });
      }),
  });
  const answers = async (next: WireJackpot) => {
    asked.answer = next;
    read.refresh();
    await settled();
  };
  return { clock, read, follow, open, all, asked, answers };
}

test('[EMB-01] [JPT-02] when the feed has a new URL, it is followed there with one stream', async () => {
  const { read, follow, open, all, answers } = backend(live('1', 1, '/feed/a'));
  read.subscribe(() => {});
  await settled();
  const [end, endOther] = [follow(), follow()];
  expect(open).toEqual(['https://site.example/feed/a']);
  await answers(live('2', 2, '/feed/a'));
  expect(all).toHaveLength(1);
  await answers(live('3', 3, '/feed/b'));
  expect(open).toEqual(['https://site.example/feed/b']);
  end();
  expect(open).toHaveLength(1);
  endOther();
  await settled();
  expect(open).toEqual([]);
});

test('[EMB-01] [JPT-02] a visible amount is followed when it becomes live, and left when it ends', async () => {
  const { read, follow, open, answers } = backend({ kind: 'fixed', value: '5' });
  read.subscribe(() => {});
  await settled();
  const end = follow();
  expect(open).toEqual([]);
  await answers(live('1', 1, '/feed/a'));
  expect(open).toHaveLength(1);
  await answers({ kind: 'fixed', value: '5' });
  expect(open).toEqual([]);
  end();
});

test('[EMB-01] [JPT-02] a live amount without a feed is requested at intervals while it is visible', async () => {
  const { clock, read, follow, asked } = backend(live('1', 1));
  read.subscribe(() => {});
  await settled();
  const end = follow();
  for (const times of [2, 3]) {
    clock.pass(30_000);
    await settled();
    expect(asked.times).toBe(times);
  }
  end();
  clock.pass(120_000);
  await settled();
  expect(asked.times).toBe(3);
});

test('[EMB-01] [JPT-02] a response older than the stream does not replace the amount', async () => {
  const { read, answers } = backend(live('1', 1));
  read.subscribe(() => {});
  await settled();
  read.change((last) => ({ ...last, ...live('9', 9) }));
  await answers(live('5', 5, '/feed/b'));
  expect(read.read()).toEqual({ status: 'ready', value: live('9', 9, '/feed/b') });
  await answers(live('10', 10));
  expect(read.read()).toEqual({ status: 'ready', value: live('10', 10) });
});
