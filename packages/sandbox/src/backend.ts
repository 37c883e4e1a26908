import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts';
import { createHeldRequests, type HeldRequests } from './held-requests.ts';
import { moveHistoryEnd } from './history/cache.ts';
import { incomeBefore } from './history/income.ts';
import type { PastIncome } from './history/subject.ts';
import type { Range } from './ledger/queries.ts';
import { defaultScenario, type Fault, type Scenario, type World } from './scenario.ts';
import { faultPlan } from './scenarios/fault-plan.ts';
import { freshState } from './state/fresh.ts';
import type { State } from './state/state.ts';

/** Everything the routes work on. `state` and `scenario` are replaced as a whole, never mutated in place. */
export interface Backend {
  readonly seed: number;
  readonly catalogue: Catalogue;
  readonly state: State;
  readonly scenario: Scenario;
  /** Milliseconds since the epoch; a scenario may stop it. */
  now(): number;
  faultsFor(path: string): readonly Fault[];
  /** The requests that faults of this scenario hold. Setting another scenario releases them. */
  readonly heldRequests: HeldRequests;
  /** An agent's income from before the ledger begins; empty for other members. */
  incomeBefore(memberId: string, span: Range): readonly PastIncome[];
  /** A scenario with another world starts the backend afresh: other people, no login sessions. */
  setScenario(scenario: Scenario): Promise<void>;
  reset(): Promise<void>;
}

export interface BackendOptions {
  readonly seed: number;
  readonly clock: { now(): number };
  /** State and scenario that an earlier backend saved; `null` starts afresh. */
  readonly snapshot?: Snapshot | null;
}

/** The part of a backend that is saved when it ends. */
export interface Snapshot {
  readonly state: State;
  readonly scenario: Scenario;
}

export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { seed, clock, snapshot = null } = options;
  const catalogue = createCatalogue(seed);
  const begin = async (world: World): Promise<State> => freshState(seed, clock.now(), world);
  let state = snapshot?.state ?? (await begin('usual'));
  // A scenario saved by an older version lacks newer fields: the defaults fill them.
  let scenario: Scenario = { ...defaultScenario, ...snapshot?.scenario };
  let faults = faultPlan(scenario.faults);
  let heldRequests = createHeldRequests();
  const play = (next: Scenario) => {
    scenario = next;
    faults = faultPlan(next.faults);
    heldRequests.release();
    heldRequests = createHeldRequests();
  };
  const backend: Backend = {
    seed,
    catalogue,
    get state() {
      return state;
    },
    get scenario() {
      return scenario;
    },
    now: () => (scenario.clock === null ? clock.now() : Date.parse(scenario.clock)),
    faultsFor: (path) => faults(path),
    get heldRequests() {
      return heldRequests;
    },
    incomeBefore(memberId, span) {
      return incomeBefore(backend, state.members.get(memberId), span);
    },
    async setScenario(next) {
      if (next.world !== scenario.world) state = await begin(next.world);
      else if (next.clock !== scenario.clock) moveHistoryEnd(state);
      play(next);
    },
    async reset() {
      state = await begin('usual');
      play(defaultScenario);
    },
  };
  return backend;
}
