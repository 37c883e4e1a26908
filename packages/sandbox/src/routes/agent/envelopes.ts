import type { Hono } from 'hono';
import { personIn } from '../../agents/people.ts';
import type { EnvelopeRecord } from '../../agents/state.ts';
import { accept } from '../../answer.ts';
import type { Backend } from '../../backend.ts';
import { accountOfParty } from '../../contracts/wire.ts';
import { move } from '../../ledger/book.ts';
import { formatMoney } from '../../money.ts';
import { type MemberRecord, nextReference } from '../../state/state.ts';
import { mix } from '../../team/names.ts';
import { say } from '../../text/say.ts';
import { lines, maybe, money, text, texts } from '../fields.ts';
import { alreadyDone, notFound, operations, wrongField } from '../operation.ts';
import { pageOf, paging } from '../paging.ts';
import { checkPayment } from '../payment.ts';

const day = 86_400_000;
const mostRecipients = 200;

/** Gifts from agents to the downlines right below (AGT-14). */
export function envelopeRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  /** Derived downlines open theirs within hours; a few never do. */
  const hasOpened = (envelope: EnvelopeRecord, id: string): boolean => {
    if (backend.state.members.has(id)) return envelope.claimedBy.has(id);
    const roll = mix(Number(id), envelope.at % 1_000_003, 80);
    return roll % 9 !== 0 && backend.now() - envelope.at > (roll % 12) * 3_600_000;
  };

  const openedBy = (envelope: EnvelopeRecord): number =>
    envelope.recipients.filter((id) => hasOpened(envelope, id)).length;

  /** What nobody opened in time goes back to the sender. */
  const returnDue = () => {
    for (const envelope of backend.state.agents.envelopes.values()) {
      if (envelope.returned || envelope.expiresAt > backend.now()) continue;
      envelope.returned = true;
      const left = BigInt(envelope.recipients.length - openedBy(envelope)) * envelope.amount;
      if (left > 0n) {
        const { senderId, id } = envelope;
        move(backend, senderId, { kind: 'redEnvelope', amount: left, reference: id });
      }
    }
  };

  const toEnvelope = (envelope: EnvelopeRecord, member: MemberRecord) => {
    const sent = envelope.senderId === member.id;
    const claimed = openedBy(envelope);
    const done = sent ? claimed === envelope.recipients.length : envelope.claimedBy.has(member.id);
    const expired = envelope.expiresAt <= backend.now();
    const others = sent ? envelope.recipients : [envelope.senderId];
    return {
      envelopeId: envelope.id,
      direction: sent ? 'sent' : 'received',
      accounts: others.slice(0, 20).map((id) => accountOfParty(backend, id)),
      recipients: envelope.recipients.length,
      amount: formatMoney(envelope.amount),
      total: formatMoney(envelope.amount * BigInt(sent ? envelope.recipients.length : 1)),
      claimed: sent ? claimed : Number(done),
      greeting: envelope.greeting,
      status: done ? 'claimed' : expired ? 'expired' : 'open',
      time: new Date(envelope.at).toISOString(),
      expiresAt: new Date(envelope.expiresAt).toISOString(),
    };
  };

  on('GET /wps/v2/redEnvelope', { who: 'member', input: paging }, ({ member, input }) => {
    returnDue();
    const rows = [...backend.state.agents.envelopes.values()]
      .filter(
        ({ senderId, recipients }) => senderId === member.id || recipients.includes(member.id),
      )
      .reverse();
    const page = pageOf(rows, input);
    return accept({ ...page, rows: page.rows.map((envelope) => toEnvelope(envelope, member)) });
  });

  on(
    'POST /wps/v2/redEnvelope',
    {
      who: 'agent',
      input: {
        memberIds: texts(mostRecipients),
        amount: money,
        greeting: maybe(lines(140)),
        paymentPassword: text(64),
      },
      once: true,
    },
    async ({ member, input, language }) => {
      const recipients = [...new Set(input.memberIds)];
      const people = recipients.map((id) => personIn(backend, member, id));
      if (people.length === 0 || people.some((person) => person?.level !== 1)) {
        return wrongField('memberIds', say('envelopeTo', language));
      }
      const refused = await checkPayment(backend, member, input.paymentPassword);
      if (refused) return refused;
      returnDue();
      const total = input.amount * BigInt(recipients.length);
      const id = nextReference(backend.state, 'RE');
      if (!move(backend, member.id, { kind: 'redEnvelope', amount: -total, reference: id })) {
        return { code: 'INSUFFICIENT_BALANCE', text: 'insufficient' };
      }
      const now = backend.now();
      const envelope: EnvelopeRecord = {
        id,
        senderId: member.id,
        recipients,
        amount: input.amount,
        greeting: input.greeting ?? '',
        at: now,
        expiresAt: now + day,
        claimedBy: new Set(),
        returned: false,
      };
      backend.state.agents.envelopes.set(id, envelope);
      return accept(toEnvelope(envelope, member));
    },
  );

  on(
    'POST /wps/v2/redEnvelope/claim',
    { who: 'member', input: { envelopeId: text(64) }, once: true },
    ({ member, input }) => {
      returnDue();
      const envelope = backend.state.agents.envelopes.get(input.envelopeId);
      if (!envelope?.recipients.includes(member.id)) return notFound;
      if (envelope.returned || envelope.claimedBy.has(member.id)) return alreadyDone;
      envelope.claimedBy.add(member.id);
      const { id, amount } = envelope;
      move(backend, member.id, { kind: 'redEnvelope', amount, reference: `${id}-${member.id}` });
      return accept({ reference: id, amount: formatMoney(amount) });
    },
  );

  return app;
}
