import { derivedOf } from '../agents/anchor.ts';
import { idOfNode, nodeOfId } from '../agents/people.ts';
import type { Backend } from '../backend.ts';
import { mix } from '../team/names.ts';
import { childrenOf } from '../team/tree.ts';
import {
  type ContractAction,
  type ContractKind,
  type ContractPeriod,
  type ContractRecord,
  isAlive,
  isInForce,
  topRate,
} from './record.ts';

/** A downline contract that is affected by a step. */
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

/** Downline contracts of derived agents have no record: they are derived from the seed, like the agents. */
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

/** The contracts of a kind that an agent has given, from the records. */
const givenOn = (backend: Backend, giverId: string, kind: string): Affected[] =>
  [...backend.state.agents.contracts.values()]
    .filter((other) => other.giverId === giverId && other.kind === kind && isAlive(other))
    .map((other) => toAffected(other, 'ends'));

/** The downline contracts that end, or need a new offer, once a contract of this rate and period is accepted. */
const afterTaking = (below: readonly Affected[], rate: number, period: string): Affected[] =>
  below.flatMap((one): Affected[] => {
    if (one.rate > rate) return [one];
    return one.period === period ? [] : [{ ...one, effect: 'needsOffer' }];
  });

/** The terms of an offer that decide which contracts it affects. */
export interface OfferTerms {
  readonly kind: ContractKind;
  readonly giverId: string;
  readonly receiverId: string;
  readonly period: ContractPeriod;
  /** The highest of its steps, in hundredths of a percent. */
  readonly rate: number;
  readonly effectiveFrom: number;
}

/**
 * The contracts an offer would affect once it is accepted and begins: the one it replaces, and the contracts its
 * receiver has given.
 */
export function affectedByOffer(backend: Backend, offer: OfferTerms): Affected[] {
  const replaced = [...backend.state.agents.contracts.values()].filter(
    (other) =>
      other.kind === offer.kind &&
      other.giverId === offer.giverId &&
      other.receiverId === offer.receiverId &&
      // An accepted contract that begins first is in force by then.
      (isInForce(other) ||
        (other.status === 'accepted' && other.effectiveFrom <= offer.effectiveFrom)),
  );
  const held = replaced.find(isInForce);
  const below = [
    ...givenOn(backend, offer.receiverId, offer.kind),
    ...(held ? derivedBelow(backend, held) : []),
  ];
  return [
    ...replaced.map((other) => toAffected(other, 'ends')),
    ...afterTaking(below, offer.rate, offer.period),
  ];
}

/** Whether the receiver has another contract of the kind in force: the downline contracts then depend on that one. */
const restsOnAnother = (backend: Backend, { id, kind, receiverId }: ContractRecord): boolean =>
  [...backend.state.agents.contracts.values()].some(
    (other) =>
      other.id !== id && other.kind === kind && other.receiverId === receiverId && isInForce(other),
  );

/**
 * The downline contracts that a step would end, or that would need a new offer. Accepting a contract ends downline
 * contracts with a higher rate. Ending one ends all downline contracts, unless the receiver has another contract of the
 * kind in force.
 */
export function affectedBy(
  backend: Backend,
  contract: ContractRecord,
  action: ContractAction,
): Affected[] {
  if (action === 'reject') return [];
  const below = givenOn(backend, contract.receiverId, contract.kind);
  if (action === 'accept') return afterTaking(below, topRate(contract), contract.period);
  if (restsOnAnother(backend, contract)) return [];
  return isInForce(contract) ? [...below, ...derivedBelow(backend, contract)] : below;
}

/** Ends the downline contracts that a step ends. */
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
