import { type Stage, stage } from '../testing/stage.ts';
import type { ContractRecord } from './record.ts';

/** A stage on which the test writes every contract itself. */
export interface Desk extends Stage {
  /** Writes a contract. Default: in force from now on, a daily salary of 5 % that agent 1 gives to agent 2. */
  readonly write: (id: string, changes?: Partial<ContractRecord>) => ContractRecord;
}

/** Agent 1 is above agent 2, who is above members 3 and 4; there is no contract yet. */
export function desk(): Desk {
  const at = stage(1);
  const { contracts } = at.backend.state.agents;
  contracts.clear();
  const write = (id: string, changes: Partial<ContractRecord> = {}): ContractRecord => {
    const contract: ContractRecord = {
      id,
      kind: 'daily',
      giverId: '1',
      receiverId: '2',
      period: 'daily',
      everyMinutes: null,
      tiers: stepsOf(500),
      createdAt: at.backend.now(),
      answerBy: null,
      effectiveFrom: at.backend.now(),
      replaces: null,
      status: 'active',
      endedAt: null,
      answersAt: null,
      ...changes,
    };
    contracts.set(id, contract);
    return contract;
  };
  return { ...at, write };
}

/** Tiers that every member reaches, with these rates in hundredths of a percent. */
export const stepsOf = (...rates: readonly number[]): ContractRecord['tiers'] =>
  rates.map((rate) => ({ rate, periodicValidBet: 0n, activeMembers: 0 }));
