import { ApiError } from '@parlour/api-client/content';
import { expect, test, vi } from 'vitest';
import { manualClock } from '../../../ui/src/components/motion/manual.ts';
import { sharedRead } from './shared-read.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function reading(answers: readonly (number | ApiError)[]) {
  const clock = manualClock();
  let asked = 0;
  const read = sharedRead(
    async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? 0;
      asked += 1;
      if (answer instanceof ApiError) throw answer;
      return answer;
    },
    { newFor: 60_000, clock, random: () => 0 },
  );
  return { clock, read, asked: () => asked };
}

test('[EMB-01] an answer is requested once for all elements that show it, and again when it is old', async () => {
  const { clock, read, asked } = reading([1, 2]);
  const [one, other] = [vi.fn(), vi.fn()];
  read.subscribe(one);
  const stop = read.subscribe(other);
  await settled();
  expect([asked(), read.read()]).toEqual([1, { status: 'ready', value: 1 }]);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  stop();
  clock.pass(60_000);
  read.refreshOld();
  expect(asked()).toBe(1);
  clock.pass(1);
  read.refreshOld();
  await settled();
  expect(read.read()).toEqual({ status: 'ready', value: 2 });
  expect(other).toHaveBeenCalledTimes(1);
});

test('[EMB-01] [ERR-01] a temporary failure is retried while an element shows the answer', async () => {
  const { clock, read, asked } = reading([new ApiError('NETWORK'), 7]);
  const stop = read.subscribe(() => {});
  await settled();
  expect(read.read()).toMatchObject({ status: 'error', busy: false });
  clock.pass(4_999);
  expect(asked()).toBe(1);
  clock.pass(1);
  await settled();
  expect(read.read()).toEqual({ status: 'ready', value: 7 });
  stop();
  expect(clock.waiting()).toBe(0);
});

test('[EMB-01] [ERR-01] a refusal is not requested again; a failure keeps the value that is there', async () => {
  const refused = reading([new ApiError('FORBIDDEN')]);
  refused.read.subscribe(() => {});
  await settled();
  expect(refused.clock.waiting()).toBe(0);
  const { read } = reading([1, new ApiError('NETWORK')]);
  read.subscribe(() => {});
  await settled();
  read.refresh();
  await settled();
  expect(read.read()).toEqual({ status: 'ready', value: 1 });
});

test('[EMB-01] news from a stream change a value that is there, and do nothing before', async () => {
  const { read } = reading([1]);
  read.change((value) => value + 1);
  expect(read.read()).toEqual({ status: 'loading' });
  read.subscribe(() => {});
  await settled();
  read.change((value) => value + 1);
  expect(read.read()).toEqual({ status: 'ready', value: 2 });
});
