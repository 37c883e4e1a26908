import { nodeOfId, personOfNode } from '../agents/people.ts';
import { writeRate } from '../agents/rates.ts';
import type { Backend } from '../backend.ts';
import { dayName } from '../core/calendar.ts';
import { formatMoney } from '../core/money.ts';
import { masked } from '../team/names.ts';
import type { Affected } from './affected.ts';
import {
  type ContractAction,
  type ContractRecord,
  operatorAccount,
  operatorId,
  type Tier,
} from './record.ts';

/** Account of a party of a contract, masked for the other side. */
export function accountOfParty(backend: Backend, id: string): string {
  if (id === operatorId) return masked(operatorAccount);
  const node = nodeOfId(id);
  if (node !== null) return masked(personOfNode(backend, node).account);
  return masked(backend.state.members.get(id)?.username ?? id);
}

/** The steps a member may take now. */
export function actionsFor(contract: ContractRecord, memberId: string): ContractAction[] {
  const { status, receiverId } = contract;
  if (receiverId === memberId) {
    if (status === 'offered') return ['accept', 'reject'];
    return status === 'active' ? ['requestTermination'] : [];
  }
  if (status === 'terminationRequested') return ['terminate', 'reject'];
  return status === 'offered' || status === 'accepted' || status === 'active' ? ['terminate'] : [];
}

const toTier = (kind: string, { rate, periodicValidBet, activeMembers }: Tier) => ({
  rate: writeRate(rate),
  periodicValidBet: formatMoney(periodicValidBet),
  activeMembers,
  ...(kind === 'daily' && { dailyBet: formatMoney(periodicValidBet) }),
  ...(kind === 'hourly' && { hourlyBet: formatMoney(periodicValidBet) }),
});

/** A contract as the API sends it to one of its sides. */
export function toContract(backend: Backend, contract: ContractRecord, memberId: string) {
  const received = contract.receiverId === memberId;
  const iso = (at: number) => new Date(at).toISOString();
  return {
    contractId: contract.id,
    kind: contract.kind,
    side: received ? 'received' : 'given',
    account: accountOfParty(backend, received ? contract.giverId : contract.receiverId),
    status: contract.status,
    period: contract.period,
    ...(contract.everyMinutes !== null && { everyMinutes: contract.everyMinutes }),
    tiers: contract.tiers.map((tier) => toTier(contract.kind, tier)),
    createdAt: iso(contract.createdAt),
    ...(contract.answerBy !== null && { answerBy: iso(contract.answerBy) }),
    effectiveFrom: dayName(contract.effectiveFrom),
    ...(contract.endedAt !== null && { endedAt: iso(contract.endedAt) }),
    actions: actionsFor(contract, memberId),
    ...(contract.replaces !== null && { replaces: contract.replaces }),
  };
}

export const toAffectedRow = (backend: Backend, row: Affected) => ({
  contractId: row.contractId,
  account: accountOfParty(backend, row.holderId),
  kind: row.kind,
  rate: writeRate(row.rate),
  period: row.period,
  effect: row.effect,
});
