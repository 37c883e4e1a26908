import type { Backend, Snapshot } from './backend.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createHeldRequests } from './held-requests.ts';
import { moveHistoryEnd } from './history/cache.ts';
import { incomeBefore } from './history/income.ts';
import { defaultScenario, type Scenario, type World } from './scenario.ts';
import { faultPlan } from './scenarios/fault-plan.ts';
import { freshState } from './state/fresh.ts';
import type { State } from './state/state.ts';

export interface BackendOptions {
  readonly seed: number;
  readonly clock: { now(): number };
  /** State and scenario that an earlier backend saved; `null` starts afresh. */
  readonly snapshot?: Snapshot | null;
}

/** Creates a backend with its own state, clock and scenario. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { seed, clock, snapshot = null } = options;
  const catalogue = createCatalogue(seed, { cockfight: true });
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
