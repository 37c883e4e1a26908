import type { Catalogue } from './catalogue/catalogue.ts';
import type { HeldRequests } from './held-requests.ts';
import type { PastIncome } from './history/subject.ts';
import type { Range } from './ledger/range.ts';
import type { Fault, Scenario } from './scenario.ts';
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

/** The part of a backend that is saved when it ends. */
export interface Snapshot {
  readonly state: State;
  readonly scenario: Scenario;
}
