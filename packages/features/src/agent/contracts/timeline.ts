import type { MessageKey } from '../../shared/i18n/use-t.ts';
import { type Contract, isInForce, isOver } from './contracts-model.ts';

/** One event in the timeline of a contract. */
export interface ContractEvent {
  readonly id: 'offered' | 'answered' | 'begins' | 'asked' | 'over';
  readonly title: MessageKey;
  /** Formatted text; `null` where the backend does not send it. */
  readonly time: string | null;
  readonly state: 'done' | 'current' | 'todo' | 'failed';
}

const event = (
  id: ContractEvent['id'],
  title: MessageKey,
  time: string | null,
  state: ContractEvent['state'],
): ContractEvent => ({ id, title, time, state });

/** Builds the timeline of a contract from its own fields; nothing is guessed (AGT-13). */
export function timelineOf(contract: Contract): readonly ContractEvent[] {
  const { status, createdAt, answerBy, effectiveFrom, endedAt, isReceived } = contract;
  const offer = event(
    'offered',
    isReceived ? 'status.contract.offered' : 'contract.offerSent',
    createdAt,
    'done',
  );
  const begins = (state: ContractEvent['state']) =>
    event('begins', 'contract.effectiveFrom', effectiveFrom, state);
  if (status === 'offered') {
    return [offer, event('answered', 'contract.answerBy', answerBy, 'current'), begins('todo')];
  }
  if (status === 'rejected') {
    return [offer, event('over', 'status.contract.rejected', endedAt, 'failed')];
  }
  if (status === 'accepted') {
    return [offer, event('answered', 'status.contract.accepted', null, 'done'), begins('current')];
  }
  // An offer that expired or was withdrawn has never begun.
  const hasBegun =
    isInForce(contract) ||
    (effectiveFrom !== null && endedAt !== null && effectiveFrom <= endedAt.slice(0, 10));
  const eventsSoFar = hasBegun ? [offer, begins('done')] : [offer];
  if (status === 'terminationRequested') {
    return [
      ...eventsSoFar,
      event('asked', 'status.contract.terminationRequested', null, 'current'),
    ];
  }
  if (isOver(contract)) {
    return [...eventsSoFar, event('over', 'status.contract.terminated', endedAt, 'failed')];
  }
  return eventsSoFar;
}
