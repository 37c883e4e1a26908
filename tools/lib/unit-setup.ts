import { vi } from 'vitest';

if (typeof document !== 'undefined') await import('./testing-library.ts');

/** How long (ms) a test may wait for an event on a busy machine. A wait that succeeds early costs no extra time. */
const timeoutMs = 60_000;

const { waitFor, waitUntil } = vi;
type Limits<Wait extends (...input: never[]) => unknown> = Exclude<Parameters<Wait>[1], number>;

// Vitest's default is one second, so a test could fail only because the machine is busy.
vi.waitFor = (callback, options) => waitFor(callback, generous<Limits<typeof waitFor>>(options));
vi.waitUntil = (callback, options) =>
  waitUntil(callback, generous<Limits<typeof waitUntil>>(options));

function generous<Options>(options: number | Options | undefined): number | Options {
  return typeof options === 'number' ? options : { timeout: timeoutMs, ...Object(options) };
}
