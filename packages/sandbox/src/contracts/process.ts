import type { Backend } from '../backend.ts';
import { day } from '../core/calendar.ts';
import { type Affected, affectedBy, endAffected } from './affected.ts';
import { type ContractAction, type ContractRecord, operatorId } from './record.ts';
import { acceptOffer, advance, endContract } from './store.ts';
import { actionsFor } from './wire.ts';

/** The operator takes a day to accept the termination an agent requests. */
const notice = day;

/**
 * Takes a step of a contract. Returns the affected downline contracts, or `null` when this member may not take the
 * step, or may not take it any more.
 */
export function take(
  backend: Backend,
  memberId: string,
  contract: ContractRecord,
  action: ContractAction,
): readonly Affected[] | null {
  if (!actionsFor(contract, memberId).includes(action)) return null;
  const now = backend.now();
  const affected = affectedBy(backend, contract, action);
  switch (action) {
    case 'accept':
      acceptOffer(contract, now);
      // The contract begins at once when its first day has come.
      advance(backend);
      break;
    case 'reject':
      if (contract.status === 'terminationRequested') {
        contract.status = 'active';
        contract.answersAt = null;
      } else endContract(contract, 'rejected', now);
      break;
    case 'terminate':
      endContract(contract, 'terminated', now);
      endAffected(backend, contract, 'terminate', now);
      break;
    case 'requestTermination':
      contract.status = 'terminationRequested';
      contract.answersAt = contract.giverId === operatorId ? now + notice : null;
  }
  return affected;
}
