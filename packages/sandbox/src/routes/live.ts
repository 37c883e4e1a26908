import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { refuse } from '../http/answer.ts';
import { languageFor } from '../http/caller.ts';
import { jackpotFeed, jackpotScopes } from '../live/jackpot.ts';

/** Jackpots as server-sent events (JPT-02). */
export function liveRoutes(backend: Backend): Hono {
  return new Hono().get('/lgw/games/jackpot/stream', (c) => {
    const asked = c.req.query('scope') ?? 'home';
    const scope = jackpotScopes.find((known) => known === asked);
    if (!scope) {
      return refuse({ code: 'VALIDATION', text: 'validation' }, languageFor(c.req.raw));
    }
    const feed = jackpotFeed({
      seed: backend.seed,
      scope,
      now: () => backend.now(),
      isStale: () => backend.scenario.jackpot === 'stale',
    });
    return new Response(feed, {
      headers: {
        'Content-Type': 'text/event-stream',
        // A proxy that buffers answers would delay the feed.
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      },
    });
  });
}
