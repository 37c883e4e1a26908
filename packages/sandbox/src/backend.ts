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
  /** What the faults of this scenario hold. Another scenario lets it go. */
  readonly heldRequests: HeldRequests;
  /** What an agent earned before the books began; empty for other members. */
  incomeBefore(memberId: string, span: Range): readonly PastIncome[];
  /** A scenario of another world starts afresh: other people, no login sessions. */
  setScenario(scenario: Scenario): Promise<void>;
  reset(): Promise<void>;
}

/** Everything that is worth keeping when a backend ends. */
export interface Snapshot {
  readonly state: State;
  readonly scenario: Scenario;
}
