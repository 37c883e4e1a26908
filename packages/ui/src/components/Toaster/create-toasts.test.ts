import { expect, test } from 'vitest';
import { createToasts } from './create-toasts.ts';

/** A clock that moves only by hand. */
function handClock() {
  let time = 0;
  let tasks: { at: number; task: () => void }[] = [];
  return {
    now: () => time,
    after(ms: number, task: () => void) {
      const entry = { at: time + ms, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    pass(ms: number) {
      const end = time + ms;
      for (;;) {
        const next = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        time = next.at;
        tasks = tasks.filter((other) => other !== next);
        next.task();
      }
      time = end;
    },
    waiting: () => tasks.length,
  };
}

function setUp(config = {}) {
  const clock = handClock();
  const toasts = createToasts({ clock, ...config });
  const titles = () => toasts.getSnapshot().map(({ title, phase }) => `${title} ${phase}`);
  return { clock, toasts, titles };
}

test('[A11-01] a message stays 6 s, leaves for 100 ms, and is removed', () => {
  const { clock, toasts, titles } = setUp();
  toasts.show({ title: 'Link copied.' });
  clock.pass(5999);
  expect(titles()).toEqual(['Link copied. shown']);
  clock.pass(1);
  expect(titles()).toEqual(['Link copied. leaving']);
  clock.pass(100);
  expect(titles()).toEqual([]);
  expect(clock.waiting()).toBe(0);
});

test('[A11-01] time stops while a person reads, once for pointer and focus together', () => {
  const { clock, toasts, titles } = setUp();
  toasts.show({ title: 'A' });
  clock.pass(4000);
  const pointerLeaves = toasts.hold();
  const focusLeaves = toasts.hold();
  clock.pass(60_000);
  pointerLeaves();
  pointerLeaves();
  clock.pass(60_000);
  expect(titles()).toEqual(['A shown']);
  focusLeaves();
  clock.pass(1999);
  expect(titles()).toEqual(['A shown']);
  clock.pass(1);
  expect(titles()).toEqual(['A leaving']);
});

test('a message shown while others are held is held too', () => {
  const { clock, toasts, titles } = setUp();
  const leave = toasts.hold();
  toasts.show({ title: 'A' });
  clock.pass(60_000);
  expect(titles()).toEqual(['A shown']);
  leave();
  clock.pass(6000);
  expect(titles()).toEqual(['A leaving']);
});

test('at most three are on screen; a fourth makes the oldest leave', () => {
  const { toasts, titles } = setUp();
  for (const title of ['A', 'B', 'C', 'D']) toasts.show({ title });
  expect(titles()).toEqual(['A leaving', 'B shown', 'C shown', 'D shown']);
});

test('a message with the same id replaces the first and starts its time again', () => {
  const { clock, toasts, titles } = setUp();
  toasts.show({ id: 'balance', title: 'Old' });
  clock.pass(5000);
  toasts.show({ id: 'balance', title: 'New', tone: 'success' });
  expect(titles()).toEqual(['New shown']);
  clock.pass(5999);
  expect(titles()).toEqual(['New shown']);
  clock.pass(1);
  expect(titles()).toEqual(['New leaving']);
});

test('a leaving message that is shown again stays for its full time', () => {
  const { clock, toasts, titles } = setUp();
  toasts.show({ id: 'a', title: 'A' });
  toasts.dismiss('a');
  clock.pass(50);
  toasts.show({ id: 'a', title: 'A again' });
  clock.pass(5000);
  expect(titles()).toEqual(['A again shown']);
});

test('dismissing a message twice, or an unknown id, changes nothing', () => {
  const { clock, toasts, titles } = setUp();
  const id = toasts.show({ title: 'A', durationMs: 1000 });
  toasts.dismiss('other');
  toasts.dismiss(id);
  const before = toasts.getSnapshot();
  toasts.dismiss(id);
  expect(toasts.getSnapshot()).toBe(before);
  expect(titles()).toEqual(['A leaving']);
  clock.pass(100);
  expect(titles()).toEqual([]);
});
