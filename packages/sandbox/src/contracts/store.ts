import { derivedOf, hasDerivedTeam } from '../agents/anchor.ts';
import type { Backend } from '../backend.ts';
import { historyEnd } from '../history/history-end.ts';
import { mix } from '../team/names.ts';
import { endAffected } from './affected.ts';
import { type ContractRecord, isAlive, isInForce } from './record.ts';
import { offerOnRequest } from './request.ts';
import { seedContracts } from './seed.ts';

/** Creates the contracts of the demo agent at the first read. */
function ensureSeeded(backend: Backend): void {
  const { agents, members } = backend.state;
  if (agents.seeded) return;
  agents.seeded = true;
  const agent = [...members.values()].find(hasDerivedTeam);
  if (!agent) return;
  const { world } = backend.scenario;
  for (const contract of seedContracts(agent.id, historyEnd(backend), world, derivedOf(backend))) {
    agents.contracts.set(contract.id, contract);
  }
}

/** Ends a contract for good. */
export const endContract = (
  contract: ContractRecord,
  status: 'rejected' | 'terminated',
  at: number,
) => {
  contract.status = status;
  contract.endedAt = at;
  contract.answersAt = null;
};

/** Accepts an offer. It begins now at the earliest: the contract it replaces counts until then. */
export function acceptOffer(contract: ContractRecord, at: number): void {
  contract.status = 'accepted';
  contract.effectiveFrom = Math.max(contract.effectiveFrom, at);
  contract.answersAt = null;
}

/** Starts an accepted contract: ends the one it replaces, and downline contracts that no longer fit. */
function begin(backend: Backend, contract: ContractRecord): void {
  contract.status = 'active';
  for (const other of backend.state.agents.contracts.values()) {
    const replaced =
      other !== contract &&
      other.kind === contract.kind &&
      other.giverId === contract.giverId &&
      other.receiverId === contract.receiverId &&
      isInForce(other);
    if (replaced) endContract(other, 'terminated', contract.effectiveFrom);
  }
  endAffected(backend, contract, 'accept', contract.effectiveFrom);
}

/** Applies everything that is due: answers of the other side, expired offers, contracts that begin. */
export function advance(backend: Backend): void {
  ensureSeeded(backend);
  const now = backend.now();
  offerOnRequest(backend);
  for (const contract of backend.state.agents.contracts.values()) {
    if (!isAlive(contract)) continue;
    const { answersAt } = contract;
    if (answersAt !== null && answersAt <= now) answer(backend, contract, answersAt);
    if (contract.status === 'offered' && (contract.answerBy ?? now) < now) {
      endContract(contract, 'terminated', contract.answerBy ?? now);
    }
    if (contract.status === 'accepted' && contract.effectiveFrom <= now) begin(backend, contract);
  }
}

/** Answers for the other side: the operator accepts a termination; one derived downline in four refuses an offer. */
function answer(backend: Backend, contract: ContractRecord, at: number): void {
  contract.answersAt = null;
  if (contract.status === 'terminationRequested') {
    endContract(contract, 'terminated', at);
    endAffected(backend, contract, 'terminate', at);
  } else if (contract.status === 'offered') {
    const refused = mix(backend.seed, contract.createdAt % 1_000_003, 50) % 4 === 0;
    if (refused) endContract(contract, 'rejected', at);
    else acceptOffer(contract, at);
  }
}

/** Contracts of a member, received and given, newest first. */
export function contractsOf(backend: Backend, memberId: string): ContractRecord[] {
  advance(backend);
  return [...backend.state.agents.contracts.values()]
    .filter(({ giverId, receiverId }) => giverId === memberId || receiverId === memberId)
    .sort((a, b) => b.createdAt - a.createdAt || b.id.localeCompare(a.id));
}
