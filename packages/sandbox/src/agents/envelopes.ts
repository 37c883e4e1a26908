import type { Backend } from '../backend.ts';
import { day, hour } from '../core/calendar.ts';
import type { Cents } from '../core/money.ts';
import type { Refusal } from '../core/refusal.ts';
import { bookOf } from '../ledger/ledger.ts';
import { move } from '../ledger/queries.ts';
import { type MemberRecord, nextReference } from '../state/state.ts';
import { mix } from '../team/names.ts';
import type { EnvelopeRecord } from './state.ts';

/** Reference of the ledger entry for one recipient's share of an envelope. */
const claimReference = (envelopeId: string, memberId: string): string =>
  `${envelopeId}-${memberId}`;

/**
 * When a recipient opened their share; `null` while unopened. For members the ledger has the time; derived downlines
 * open theirs within hours, and a few never do.
 */
function openedAt(backend: Backend, envelope: EnvelopeRecord, id: string): number | null {
  const { ledger, members } = backend.state;
  if (members.has(id)) {
    if (!envelope.claimedBy.has(id)) return null;
    const reference = claimReference(envelope.id, id);
    return bookOf(ledger, id).find((entry) => entry.reference === reference)?.at ?? null;
  }
  const roll = mix(Number(id), envelope.at % 1_000_003, 80);
  const at = envelope.at + (roll % 12) * hour;
  return roll % 9 !== 0 && backend.now() > at ? at : null;
}

/** The time at which a recipient opened their share. */
export interface Claim {
  readonly recipientId: string;
  readonly at: number;
}

/** The claims of an envelope, the newest first. */
export const claimsOf = (backend: Backend, envelope: EnvelopeRecord): Claim[] =>
  envelope.recipients
    .flatMap((recipientId) => {
      const at = openedAt(backend, envelope, recipientId);
      return at === null ? [] : [{ recipientId, at }];
    })
    .sort((one, other) => other.at - one.at);

/** How many recipients opened their share. */
export const openedBy = (backend: Backend, envelope: EnvelopeRecord): number =>
  claimsOf(backend, envelope).length;

/** Returns the unopened shares of expired envelopes to their senders. */
export function returnDue(backend: Backend): void {
  for (const envelope of backend.state.agents.envelopes.values()) {
    if (envelope.returned || envelope.expiresAt > backend.now()) continue;
    envelope.returned = true;
    const closed = envelope.recipients.length - openedBy(backend, envelope);
    const left = BigInt(closed) * envelope.amount;
    if (left > 0n) {
      const { senderId, id } = envelope;
      move(backend, senderId, { kind: 'redEnvelope', amount: left, reference: id });
    }
  }
}

/** A gift as the agent sends it: the same amount to each recipient. */
export interface Gift {
  readonly recipients: readonly string[];
  readonly amount: Cents;
  readonly greeting: string;
}

/** Takes the whole gift from an agent; each recipient can open their share within a day. */
export function sendEnvelope(
  backend: Backend,
  { id: senderId }: MemberRecord,
  { recipients, amount, greeting }: Gift,
): { readonly envelope: EnvelopeRecord } | Refusal {
  returnDue(backend);
  const total = amount * BigInt(recipients.length);
  const id = nextReference(backend.state, 'RE');
  if (!move(backend, senderId, { kind: 'redEnvelope', amount: -total, reference: id })) {
    return { code: 'INSUFFICIENT_BALANCE', text: 'insufficient' };
  }
  const at = backend.now();
  const envelope: EnvelopeRecord = {
    id,
    senderId,
    recipients,
    amount,
    greeting,
    at,
    expiresAt: at + day,
    claimedBy: new Set(),
    returned: false,
  };
  backend.state.agents.envelopes.set(id, envelope);
  return { envelope };
}

/** Opens a member's share, once. */
export function openEnvelope(
  backend: Backend,
  member: MemberRecord,
  id: string,
): { readonly envelope: EnvelopeRecord } | Refusal {
  returnDue(backend);
  const envelope = backend.state.agents.envelopes.get(id);
  if (!envelope?.recipients.includes(member.id)) return { code: 'NOT_FOUND', text: 'notFound' };
  if (envelope.returned || envelope.claimedBy.has(member.id)) {
    return { code: 'ALREADY_DONE', text: 'alreadyDone' };
  }
  envelope.claimedBy.add(member.id);
  const { amount } = envelope;
  const reference = claimReference(id, member.id);
  move(backend, member.id, { kind: 'redEnvelope', amount, reference });
  return { envelope };
}
