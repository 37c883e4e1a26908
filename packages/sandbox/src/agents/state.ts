import type { ContractRecord, ContractRequest } from '../contracts/record.ts';
import type { Cents } from '../core/money.ts';
import type { Rate } from './rates.ts';

/** A link somebody can register with; the new member becomes a downline of its agent. */
export interface LinkRecord {
  readonly id: string;
  readonly agentId: string;
  readonly code: string;
  /** What its agent calls it; missing where it was given none. */
  readonly label?: string;
  readonly accountType: 'member' | 'agent';
  readonly rebates: readonly Rate[];
  readonly createdAt: number;
  readonly expiresAt: number;
  registered: number;
  disabled: boolean;
}

/** A gift of an agent to some downlines. The operator holds the money until a recipient opens it. */
export interface EnvelopeRecord {
  readonly id: string;
  readonly senderId: string;
  readonly recipients: readonly string[];
  /** For each recipient. */
  readonly amount: Cents;
  readonly greeting: string;
  readonly at: number;
  readonly expiresAt: number;
  /** Real members who opened theirs. */
  readonly claimedBy: Set<string>;
  /** It has run out, and what was not opened is back with its sender. */
  returned: boolean;
}

export interface FeedbackRecord {
  readonly id: string;
  readonly memberId: string | null;
  readonly questionType: string;
  readonly content: string;
  readonly at: number;
}

export interface RateChange {
  readonly since: number;
  readonly rates: readonly Rate[];
}

/** State of the agent side of the backend. */
export interface AgentsState {
  readonly contracts: Map<string, ContractRecord>;
  readonly links: Map<string, LinkRecord>;
  readonly envelopes: Map<string, EnvelopeRecord>;
  /** Rates an agent set, by person, oldest first: each counts from its instant on. */
  readonly rebates: Map<string, readonly RateChange[]>;
  /** Up to when an agent was paid, by contract, and for the rebates by agent. */
  readonly settled: Map<string, number>;
  /** What agents asked the operator for, by agent and kind. */
  readonly requests: Map<string, ContractRequest>;
  readonly feedback: FeedbackRecord[];
  /** Whether the contracts of the demo agent are there; they are written at the first look. */
  seeded: boolean;
}

export const freshAgents = (): AgentsState => ({
  contracts: new Map(),
  links: new Map(),
  envelopes: new Map(),
  rebates: new Map(),
  settled: new Map(),
  requests: new Map(),
  feedback: [],
  seeded: false,
});
