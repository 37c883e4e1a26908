import { Hono } from 'hono';
import type { Backend, Snapshot } from './backend.ts';
import type { Refusal } from './core/refusal.ts';
import { createBackend } from './create-backend.ts';
import { refuse } from './http/answer.ts';
import { rejectDeepBodies } from './http/bounds.ts';
import { withCaching } from './http/caching.ts';
import { languageFor } from './http/caller.ts';
import { type CipherName, createEncryption } from './http/encrypted.ts';
import { answerWith } from './http/faults.ts';
import { rejectUnknownParams } from './http/known-parameters.ts';
import { originsIn, preflight, withPartners } from './http/partners.ts';
import { agentRoutes, agentSettlement } from './routes/agent/agent-routes.ts';
import { artRoutes } from './routes/art.ts';
import { challengeRoutes } from './routes/challenge.ts';
import { cipherRoutes } from './routes/cipher.ts';
import { contentRoutes } from './routes/content.ts';
import { controlRoutes } from './routes/control.ts';
import { gameRoutes } from './routes/games.ts';
import { handoverRoutes } from './routes/handover.ts';
import { liveRoutes } from './routes/live.ts';
import { lotteryRoutes } from './routes/lottery.ts';
import { memberRoutes } from './routes/member.ts';
import {
  memberCentreRoutes,
  memberSettlement,
} from './routes/member-centre/member-centre-routes.ts';
import { passwordRoutes } from './routes/password.ts';
import { playRoutes } from './routes/play.ts';
import { promotionRoutes } from './routes/promotions.ts';
import { proofRoutes } from './routes/proofs.ts';
import { registerRoutes } from './routes/register.ts';
import { sessionRoutes } from './routes/session.ts';
import { sportsPlayRoutes } from './routes/sports-play.ts';
import { systemRoutes } from './routes/system.ts';
import { vendorRoutes } from './routes/vendors.ts';

export interface SandboxOptions {
  /** Games, tokens, codes and rounds are derived from it. Default 1. */
  readonly seed?: number;
  /** Default: the real time. */
  readonly clock?: { now(): number };
  /**
   * Accent of the brand, `#rrggbb`: the home scenes use the nearest palette. Default: each scene keeps its own colours.
   */
  readonly accent?: string | undefined;
  /** Keeps the state when the sandbox ends. Default: nothing is kept. */
  readonly persistence?: Persistence;
  /**
   * Whether a caller may use the paths under `/sandbox/` without a login: codes of all members, the scenario, orders.
   * Other callers get 404 there. Default: every caller, because a sandbox in a page or a test has one visitor.
   */
  readonly demoTools?: (request: Request) => boolean;
  /**
   * Origins (`https://news.example`) whose pages may read the answers that are the same for every caller (EMB-01).
   * Default: none. An entry that is no origin throws.
   */
  readonly partners?: readonly string[];
  /**
   * The ciphers whose keys the settings publish, the preferred one first; the backend reads both in any case. Default:
   * `aes`, whose key is there at once. The server publishes `rsa` too.
   */
  readonly ciphers?: readonly CipherName[];
}

/** Stores the state of a backend outside its process. */
export interface Persistence {
  /** Returns the snapshot saved last, or `null` at the very first start. */
  load(): Snapshot | null;
  /** Called when something may have changed; `read` returns the state at the time of its call. */
  changed(read: () => Snapshot): void;
  /** Resolves when all changes until now would survive a crash; rejects when they could not be saved. */
  saved(): Promise<void>;
}

/** The reference backend behind one function (API-04). */
export interface Sandbox {
  /** Answers a request. Rejects only when a scenario plans a network fault, as a real `fetch` would. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** What the routes know about the caller. */
interface Visitor {
  readonly demoTools: boolean;
}

/**
 * A whole backend in one object: members, wallets, sessions, games. Runs in Node, in a browser and in tests, because it
 * uses only web standards.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { seed = 1, clock = Date, accent, persistence, demoTools = () => true } = options;
  const partners = originsIn(options.partners ?? []);
  const encryption = createEncryption(options.ciphers);
  let ready: ReturnType<typeof assemble> | null = null;
  const assemble = async () => {
    const backend = await createBackend({ seed, clock, snapshot: persistence?.load() ?? null });
    const app = new Hono<{ Bindings: Visitor }>()
      .use('/sandbox/*', async (c, next) => (c.env.demoTools ? next() : c.notFound()))
      .use(rejectDeepBodies)
      .use(rejectUnknownParams)
      .use('/wps/*', agentSettlement(backend), memberSettlement(backend))
      .route('/', systemRoutes(backend, encryption, accent))
      .route('/', sessionRoutes(backend))
      .route('/', passwordRoutes(backend))
      .route('/', challengeRoutes(backend))
      .route('/', handoverRoutes(backend))
      .route('/', proofRoutes(backend))
      .route('/', memberRoutes(backend))
      .route('/', registerRoutes(backend))
      .route('/', memberCentreRoutes(backend))
      .route('/', gameRoutes(backend))
      .route('/', promotionRoutes(backend))
      .route('/', contentRoutes(backend, encryption))
      .route('/', lotteryRoutes(backend))
      .route('/', vendorRoutes(backend))
      .route('/', liveRoutes(backend))
      .route('/', agentRoutes(backend))
      .route('/', artRoutes(backend))
      .route('/', sportsPlayRoutes(backend))
      .route('/', playRoutes(backend))
      .route('/', controlRoutes(backend))
      .route('/', cipherRoutes(encryption))
      .onError((_, c) =>
        refuse({ code: 'UNKNOWN', text: 'unknown', status: 500 }, languageFor(c.req.raw)),
      )
      .notFound((c) =>
        refuse({ code: 'UNKNOWN', text: 'unknown', status: 404 }, languageFor(c.req.raw)),
      );
    return { backend, app };
  };
  /** Number of ledger entries that are known to be saved. */
  let safeEntries = 0;
  /** Waits until changes and new ledger entries are saved, before the answer leaves. */
  const safe = async ({ method }: Request, backend: Backend): Promise<void> => {
    const entries = backend.state.ledger.entries.length;
    if ((method === 'GET' || method === 'HEAD') && entries === safeEntries) return;
    await persistence?.saved();
    safeEntries = entries;
  };
  return {
    fetch: async (request) => {
      const allowed = preflight(request, partners);
      if (allowed) return allowed;
      ready ??= assemble();
      const { backend, app } = await ready;
      const answer = async () => {
        try {
          return await answerWith(backend, request, async () => {
            const opened = await encryption.open(backend, request);
            if ('code' in opened) return refuse(opened, languageFor(request));
            return app.fetch(opened, { demoTools: demoTools(request) });
          });
        } finally {
          persistence?.changed(() => ({ state: backend.state, scenario: backend.scenario }));
        }
      };
      const answered = withPartners(request, withCaching(request, await answer()), partners);
      // Sent as every server does, with the time of the sandbox: clients compute with it.
      answered.headers.set('Date', new Date(backend.now()).toUTCString());
      try {
        await safe(request, backend);
        return answered;
      } catch {
        return withPartners(
          request,
          withCaching(request, refuse(unkept, languageFor(request))),
          partners,
        );
      }
    },
  };
}

/** The call was carried out but could not be saved. Sent again with the same key, it is not carried out twice. */
const unkept: Refusal = { code: 'UNKNOWN', text: 'unknown', status: 500 };
