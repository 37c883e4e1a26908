import type { Browser, Page } from '@playwright/test';

/** One entry of work on the main thread, in microseconds of the browser's clock. */
export interface Work {
  readonly name: string;
  /** Type of the event; only for an `EventDispatch`. */
  readonly type?: string;
  readonly from: number;
  readonly to: number;
}

/** Trace events that start JavaScript. */
const scripts = [
  'TimerFire',
  'FunctionCall',
  'FireAnimationFrame',
  'FireIdleCallback',
  'EventDispatch',
  'EvaluateScript',
];

/** The category of `performance.mark`. */
const marks = 'blink.user_timing';

/** Everything the process of the page did while `work` ran: scripts, layouts, styles, marks. */
export async function traced(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<readonly Work[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', marks] });
  // The browser's own pages are in the trace too. The mark shows which process is ours.
  await page.evaluate(() => performance.mark('ours'));
  await work();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const events = field(trace, 'traceEvents');
  if (!Array.isArray(events)) throw new Error('There is no trace.');
  const ours: unknown = events.find((event) => field(event, 'name') === 'ours');
  return events.flatMap((event: unknown) => {
    if (field(event, 'pid') !== field(ours, 'pid')) return [];
    const from = Number(field(event, 'ts'));
    if (field(event, 'cat') === marks) {
      return [{ name: `mark ${field(event, 'name')}`, from, to: from }];
    }
    if (field(event, 'ph') !== 'X') return [];
    const type = field(field(field(event, 'args'), 'data'), 'type');
    const name = String(field(event, 'name'));
    const to = from + Number(field(event, 'dur'));
    return [{ name, ...(typeof type === 'string' && { type }), from, to }];
  });
}

/**
 * Returns the scripts that did not start inside another one: each of them woke the page up. A dispatched event without
 * a listener, such as the load of a picture, does not count.
 */
export function wakeUps(works: readonly Work[]): readonly Work[] {
  const started = works.filter(({ name }) => scripts.includes(name));
  const ran = started.filter(
    (one) => one.name !== 'EventDispatch' || started.some((other) => contains(one, other)),
  );
  return ran.filter((one) => !ran.some((other) => contains(other, one)));
}

/** Returns the layouts that a script forced while it ran. */
export function forcedLayouts(works: readonly Work[]): readonly Work[] {
  const started = works.filter(({ name }) => scripts.includes(name));
  return works
    .filter(({ name }) => name === 'Layout')
    .filter((layout) => started.some((script) => contains(script, layout)));
}

const contains = (outer: Work, inner: Work): boolean =>
  outer !== inner &&
  outer.from <= inner.from &&
  outer.to >= inner.to &&
  outer.to - outer.from > inner.to - inner.from;

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
