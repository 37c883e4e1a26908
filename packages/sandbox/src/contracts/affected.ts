import { derivedOf } from '../agents/anchor.ts';
import { idOfNode, nodeOfId } from '../agents/people.ts';
import type { Backend } from '../backend.ts';
import { mix } from '../team/names.ts';
import { childrenOf } from '../team/tree.ts';
import { type ContractAction, type ContractRecord, isAlive, topRate } from './record.ts';

/** A downline contract that a step does something to. */
export interface Affected {
  readonly contractId: string;
  readonly holderId: string;
  readonly kind: string;
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly period: string;
  readonly effect: 'ends' | 'needsOffer';
}

const toAffected = (contract: ContractRecord, effect: Affected['effect']): Affected => ({
  contractId: contract.id,
  holderId: contract.receiverId,
  kind: contract.kind,
  rate: topRate(contract),
  period: contract.period,
  effect,
});

/** What derived agents gave on is no record: it follows from the seed, like they do. */
function derivedBelow(backend: Backend, contract: ContractRecord): Affected[] {
  const node = nodeOfId(contract.receiverId);
  if (node === null) return [];
  const { tree } = derivedOf(backend);
  return childrenOf(tree, node)
    .filter((child) => tree.isAgent[child] === 1 && mix(backend.seed, child, 60) % 3 === 0)
    .map((child) => ({
      contractId: `CT-${70_000 + child}`,
      holderId: idOfNode(child),
      kind: contract.kind,
      rate: Math.floor(topRate(contract) * 0.6),
      period: contract.period,
      effect: 'ends',
    }));
}

/**
 * The contracts below that a step would end, or that would need a new offer. Taking a contract ends what was
 * given on at a higher rate; ending one ends all that was given on.
 */
export function affectedBy(
  backend: Backend,
  contract: ContractRecord,
  action: ContractAction,
): Affected[] {
  if (action === 'reject') return [];
  const below = [...backend.state.agents.contracts.values()].filter(
    (other) =>
      other.giverId === contract.receiverId && other.kind === contract.kind && isAlive(other),
  );
  if (action === 'accept') {
    return below.flatMap((other) => {
      if (topRate(other) > topRate(contract)) return [toAffected(other, 'ends')];
      return other.period === contract.period ? [] : [toAffected(other, 'needsOffer')];
    });
  }
  return [...below.map((other) => toAffected(other, 'ends')), ...derivedBelow(backend, contract)];
}

/** Ends what a step ends. */
export function endAffected(
  backend: Backend,
  contract: ContractRecord,
  action: ContractAction,
  at: number,
): void {
  for (const { contractId, effect } of affectedBy(backend, contract, action)) {
    const other = backend.state.agents.contracts.get(contractId);
    if (!other || effect !== 'ends') continue;
    other.status = 'terminated';
    other.endedAt = at;
    other.answersAt = null;
    endAffected(backend, other, 'terminate', at);
  }
}
