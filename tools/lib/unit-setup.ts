import { vi } from 'vitest';

/** How long (ms) a wait for an event may take on a busy machine. A wait that ends early costs nothing. */
const patience = 60_000;

const { waitFor, waitUntil } = vi;
type Limits<Wait extends (...input: never[]) => unknown> = Exclude<Parameters<Wait>[1], number>;

// Their own default is one second, which decides by how busy the machine is.
vi.waitFor = (callback, options) => waitFor(callback, generous<Limits<typeof waitFor>>(options));
vi.waitUntil = (callback, options) =>
  waitUntil(callback, generous<Limits<typeof waitUntil>>(options));

function generous<Options>(options: number | Options | undefined): number | Options {
  return typeof options === 'number' ? options : { timeout: patience, ...Object(options) };
}
