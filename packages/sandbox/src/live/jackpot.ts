import { addDays, dayOf, firstInstantOf } from '../core/calendar.ts';
import { mix } from '../team/names.ts';

/** Home and slots have one pool each (JPT-02). */
export const jackpotScopes = ['home', 'rng'] as const;
export type JackpotScope = (typeof jackpotScopes)[number];

const week = 7;
/** The value of a pool at the start of each Friday, in hundredths; that of slots is larger. */
const floors: Readonly<Record<JackpotScope, number>> = { home: 140_000_000, rng: 210_000_000 };
const beat = 3_000;
/** Age of the value of a stale feed, in ms. */
export const staleness = 600_000;

/** A pool at one moment, as the contract sends it. */
export interface JackpotReading {
  readonly kind: 'live';
  readonly value: string;
  readonly asOf: string;
  readonly rulesUrl: string;
}

/** Number of the last beat: pools change only at a beat, every three seconds. */
export const beatOf = (now: number): number => Math.floor(now / beat);

/**
 * The value of a pool at a beat. It starts from its floor every Friday and only grows: a little at every beat, up to
 * the amount for the hour. The same instant gives the same value on every machine.
 */
export function readingAt(seed: number, scope: JackpotScope, at: number): JackpotReading {
  const now = beatOf(at) * beat;
  const friday = addDays(dayOf(now), -((dayOf(now) + 6) % week));
  const start = firstInstantOf(friday);
  const hours = Math.floor((now - start) / 3_600_000);
  let cents = floors[scope];
  for (let hour = 0; hour < hours; hour += 1) cents += hourly(seed, scope, start, hour);
  const part = (now - start - hours * 3_600_000) / 3_600_000;
  cents += Math.floor(hourly(seed, scope, start, hours) * part);
  return {
    kind: 'live',
    value: (cents / 100).toFixed(2),
    asOf: new Date(now).toISOString(),
    rulesUrl: '/help#jackpot',
  };
}

/** The amount that one hour adds, in hundredths. */
const hourly = (seed: number, scope: JackpotScope, start: number, hour: number): number =>
  40_000 + (mix(seed + scope.length, Math.floor(start / 3_600_000) + hour, 8) % 260_000);

interface FeedOptions {
  readonly seed: number;
  readonly scope: JackpotScope;
  readonly now: () => number;
  readonly isStale: () => boolean;
}

const encoder = new TextEncoder();

/**
 * A pool as server-sent events: the present reading at once, then one for each beat. The id of an event is its beat, so
 * that a client that reconnects knows which events it has seen. Ends when the stream is cancelled.
 */
export function jackpotFeed({
  seed,
  scope,
  now,
  isStale,
}: FeedOptions): ReadableStream<Uint8Array> {
  let timer: ReturnType<typeof setInterval> | undefined;
  return new ReadableStream({
    start(controller) {
      let sent = Number.NaN;
      const tell = () => {
        const at = isStale() ? now() - staleness : now();
        // A stale feed sends its figure once and nothing after.
        if (beatOf(at) === sent || (!Number.isNaN(sent) && isStale())) return;
        sent = beatOf(at);
        const data = JSON.stringify(readingAt(seed, scope, at));
        controller.enqueue(encoder.encode(`id: ${sent}\nretry: ${beat}\ndata: ${data}\n\n`));
      };
      tell();
      timer = setInterval(tell, beat);
    },
    cancel() {
      clearInterval(timer);
    },
  });
}
