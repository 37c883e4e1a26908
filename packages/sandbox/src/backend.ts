import { type Catalogue, createCatalogue, type Language, languageOf } from './catalogue/index.ts';
import { defaultScenario, type Fault, faultPlan, type Scenario } from './scenario.ts';
import { freshState, type MemberRecord, type State } from './state/state.ts';

/** A session ends after half an hour without a call. */
const idleLimit = 30 * 60_000;

/** Everything the routes work on. `state` and `scenario` are replaced as a whole, never mutated in place. */
export interface Backend {
  readonly catalogue: Catalogue;
  readonly state: State;
  readonly scenario: Scenario;
  /** Milliseconds since the epoch; a scenario may hold time still. */
  now(): number;
  faultsFor(path: string): readonly Fault[];
  setScenario(scenario: Scenario): void;
  reset(): Promise<void>;
}

export interface BackendOptions {
  readonly seed: number;
  readonly clock: { now(): number };
}

export async function createBackend({ seed, clock }: BackendOptions): Promise<Backend> {
  const catalogue = createCatalogue(seed);
  let state = await freshState(seed);
  let scenario = defaultScenario;
  let faults = faultPlan([]);
  return {
    catalogue,
    get state() {
      return state;
    },
    get scenario() {
      return scenario;
    },
    now: () => (scenario.clock === null ? clock.now() : Date.parse(scenario.clock)),
    faultsFor: (path) => faults(path),
    setScenario(next) {
      scenario = next;
      faults = faultPlan(next.faults);
    },
    async reset() {
      state = await freshState(seed);
      scenario = defaultScenario;
      faults = faultPlan([]);
    },
  };
}

/** The member a request speaks for; a stale or unknown token is nobody. */
export function memberOf(backend: Backend, request: Request): MemberRecord | null {
  const token = request.headers.get('Authorization');
  const session = token === null ? undefined : backend.state.sessions.get(token);
  if (token === null || !session) return null;
  const now = backend.now();
  if (now - session.lastSeen > idleLimit) {
    backend.state.sessions.delete(token);
    return null;
  }
  session.lastSeen = now;
  return backend.state.members.get(session.memberId) ?? null;
}

/** The language a request asks for: its header, or a `language` parameter. */
export function languageFor(request: Request): Language {
  const { searchParams } = new URL(request.url);
  return languageOf(request.headers.get('Language') ?? searchParams.get('language') ?? undefined);
}
