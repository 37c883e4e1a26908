import type { ContractRecord, ContractRequest } from '../contracts/record.ts';
import type { Cents } from '../core/money.ts';
import type { Rate } from './rates.ts';

/** A link to register with; the new member becomes a downline of its agent. */
export interface LinkRecord {
  readonly id: string;
  readonly agentId: string;
  readonly code: string;
  /** The name its agent gave it; missing when it has none. */
  readonly label?: string;
  readonly accountType: 'member' | 'agent';
  readonly rebates: readonly Rate[];
  readonly createdAt: number;
  readonly expiresAt: number;
  registered: number;
  disabled: boolean;
}

/** A gift from an agent to some downlines. The operator holds the money until a recipient opens it. */
export interface EnvelopeRecord {
  readonly id: string;
  readonly senderId: string;
  readonly recipients: readonly string[];
  /** For each recipient. */
  readonly amount: Cents;
  readonly greeting: string;
  readonly at: number;
  readonly expiresAt: number;
  /** Members with a record who opened their share. */
  readonly claimedBy: Set<string>;
  /** Whether it has expired and the unopened shares are back with the sender. */
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
  /** Rates an agent set, by person, oldest first: each is valid from its instant on. */
  readonly rebates: Map<string, readonly RateChange[]>;
  /** Until when income is paid: per contract, and for rebates per agent. */
  readonly settled: Map<string, number>;
  /** Contract requests of agents to the operator, by agent and kind. */
  readonly requests: Map<string, ContractRequest>;
  readonly feedback: FeedbackRecord[];
  /** Whether the contracts of the demo agent exist; the first read creates them. */
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
