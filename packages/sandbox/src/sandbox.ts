import { Hono } from 'hono';
import { refuse } from './answer.ts';
import { type Backend, createBackend, languageFor } from './backend.ts';
import { answerWith } from './faults.ts';
import { agentRoutes, settling } from './routes/agent/index.ts';
import { artRoutes } from './routes/art.ts';
import { contentRoutes } from './routes/content.ts';
import { controlRoutes } from './routes/control.ts';
import { gameRoutes } from './routes/games.ts';
import { liveRoutes } from './routes/live.ts';
import { lotteryRoutes } from './routes/lottery.ts';
import { memberRoutes } from './routes/member.ts';
import { playRoutes } from './routes/play.ts';
import { promotionRoutes } from './routes/promotions.ts';
import { sessionRoutes } from './routes/session.ts';
import { systemRoutes } from './routes/system.ts';
import { vendorRoutes } from './routes/vendors.ts';
import { createSeals } from './sealed.ts';

export interface SandboxOptions {
  /** Games, tokens, codes and rounds follow from it. Default 1. */
  readonly seed?: number;
  /** Default: the real time. */
  readonly clock?: { now(): number };
}

/** The reference backend behind one function (API-04). */
export interface Sandbox {
  /** Answers a request. Rejects only where a scenario plants a network fault, as a real `fetch` would. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * A whole backend in one object: members, wallets, sessions, games. Runs in Node,
 * in a browser and in tests, because it is nothing but web standards.
 */
export function createSandbox({ seed = 1, clock = Date }: SandboxOptions = {}): Sandbox {
  const seals = createSeals();
  let ready: Promise<{ backend: Backend; app: Hono }> | null = null;
  const assemble = async () => {
    const backend = await createBackend({ seed, clock });
    const app = new Hono()
      .use('/wps/*', settling(backend))
      .route('/', systemRoutes(backend))
      .route('/', sessionRoutes(backend))
      .route('/', memberRoutes(backend))
      .route('/', gameRoutes(backend))
      .route('/', promotionRoutes(backend))
      .route('/', contentRoutes(backend))
      .route('/', lotteryRoutes(backend))
      .route('/', vendorRoutes(backend))
      .route('/', liveRoutes(backend))
      .route('/', agentRoutes(backend))
      .route('/', artRoutes(backend))
      .route('/', playRoutes(backend))
      .route('/', controlRoutes(backend))
      .get('/sandbox/cipher', async (c) => c.json(await seals.keys()))
      .onError((_, c) =>
        refuse({ code: 'UNKNOWN', text: 'unknown', status: 500 }, languageFor(c.req.raw)),
      )
      .notFound((c) =>
        refuse({ code: 'UNKNOWN', text: 'unknown', status: 404 }, languageFor(c.req.raw)),
      );
    return { backend, app };
  };
  return {
    fetch: async (request) => {
      ready ??= assemble();
      const { backend, app } = await ready;
      return answerWith(backend, request, async () => {
        const opened = await seals.open(backend, request);
        return opened instanceof Request ? app.fetch(opened) : refuse(opened, languageFor(request));
      });
    },
  };
}
