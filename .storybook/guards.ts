import { storyTime } from '@parlour/features/testing';
import { systemClock, type UiClock } from '@parlour/ui';
import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach, BeforeEach, ProjectAnnotations } from 'storybook/internal/types';
import { openTimers, withoutAxe } from './globals.ts';

/** Requests the story made although no server answers them. Reset before each story. */
const unexpected: string[] = [];

/**
 * Makes a story the same at every visit: a stopped clock, random numbers from a fixed seed, no network.
 * `parameters.clock = 'running'` lets time pass (from the same instant) for flows a designer clicks through.
 * `parameters.chance = 'even'` always gives the same random number, for stories in which the order of calls depends on
 * the machine.
 */
export const holdStill: BeforeEach<ReactRenderer> = (context) => {
  const { parameters } = context;
  unexpected.length = 0;
  // The axe addon reads this global of the story. Only the test-runner sets `withoutAxe`.
  if (Reflect.get(globalThis, withoutAxe) === true) {
    context.globals = { ...context.globals, a11y: { manual: true } };
  }
  const restore = [
    replace(globalThis, 'Date', clock(parameters.clock === 'running')),
    replace(Math, 'random', parameters.chance === 'even' ? () => 0.5 : seededRandom(20_261_120)),
    replace(globalThis, 'fetch', closedNetwork(globalThis.fetch)),
    countTimers(),
    ...(parameters.clock === 'running'
      ? []
      : [replace(systemClock, 'after', withoutLater(systemClock.after))]),
  ];
  return () => {
    for (const undo of restore.reverse()) undo();
  };
};

/**
 * Starts a behaviour after effects have run, as for a person: the focus on mount has moved, and listeners are attached.
 * A built Storybook uses the production React, which runs effects after the first paint.
 */
export const mountWithEffects: NonNullable<ProjectAnnotations<ReactRenderer>['mount']> =
  (context) => async (element) => {
    if (element !== undefined) context.originalStoryFn = () => element;
    await context.renderToCanvas();
    // One frame for the effects, one for what they render.
    await nextFrame();
    await nextFrame();
    return context.canvas;
  };

/**
 * Fails a story that made a network request: widgets must use the sandbox. Runs before axe, and waits for effects
 * first, so that both check the page as a person sees it.
 */
export const failOnRequests: AfterEach<ReactRenderer> = async () => {
  await nextFrame();
  await nextFrame();
  if (unexpected.length > 0) {
    throw new Error(`Nothing answers these requests of the story:\n${unexpected.join('\n')}`);
  }
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function replace<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  value: Owner[Name],
): () => void {
  const original = owner[name];
  owner[name] = value;
  return () => {
    owner[name] = original;
  };
}

/** From this delay (ms) on, a timer moves something by itself: a jackpot grows, a banner advances. */
const later = 3_000;

/**
 * On a slow machine a story lasts long enough for such timers to fire, so they are not scheduled while the clock is
 * stopped. A task that schedules itself again, such as a clock of seconds, is not scheduled either: it would repeat
 * forever.
 */
const withoutLater = (after: UiClock['after']): UiClock['after'] => {
  const asked = new WeakSet<() => void>();
  return (ms, task) => {
    if (ms >= later || asked.has(task)) return () => undefined;
    asked.add(task);
    return after(ms, task);
  };
};

/**
 * Counts the short timers that are still running, so that a test run can see whether the story has settled. Examples: a
 * debounced search, a counter that is announced after a pause in typing.
 */
function countTimers(): () => void {
  const open = new Set<unknown>();
  const tell = () => Reflect.set(globalThis, openTimers, open.size);
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const restore = [
    replace(
      globalThis,
      'setTimeout',
      Object.assign((task: TimerHandler, ms = 0, ...input: unknown[]) => {
        const run = (...given: unknown[]) => {
          open.delete(timer);
          tell();
          if (typeof task === 'function') task(...given);
        };
        const timer = start(run, ms, ...input);
        if (ms < later) open.add(timer);
        tell();
        return timer;
      }, start),
    ),
    replace(globalThis, 'clearTimeout', (timer) => {
      open.delete(timer);
      tell();
      stop(timer);
    }),
  ];
  return () => {
    for (const undo of restore) undo();
    open.clear();
    tell();
  };
}

function clock(running: boolean): DateConstructor {
  const started = performance.now();
  const now = (): number => storyTime + (running ? Math.floor(performance.now() - started) : 0);
  return new Proxy(Date, {
    // `Date()` without `new` returns a string. With arguments both behave as usual.
    apply: () => new Date(now()).toString(),
    construct: (target, input: unknown[], newTarget) =>
      Reflect.construct(target, input.length === 0 ? [now()] : input, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** Mulberry32: short, fast, and the same numbers on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Storybook may read its story index. Every other request is refused and recorded. */
function closedNetwork(original: typeof fetch): typeof fetch {
  return (input, init) => {
    const { method, url } = new Request(input, init);
    if (new URL(url).pathname.endsWith('/index.json')) return original(input, init);
    unexpected.push(`${method} ${url}`);
    return Promise.reject(new TypeError(`No network in stories: ${method} ${url}`));
  };
}
