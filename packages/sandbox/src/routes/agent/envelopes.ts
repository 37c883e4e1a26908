import type { Hono } from 'hono';
import {
  claimsOf,
  openEnvelope,
  openedBy,
  returnDue,
  sendEnvelope,
} from '../../agents/envelopes.ts';
import { personIn } from '../../agents/people.ts';
import type { EnvelopeRecord } from '../../agents/state.ts';
import type { Backend } from '../../backend.ts';
import { accountOfParty } from '../../contracts/wire.ts';
import { formatMoney } from '../../core/money.ts';
import { accept } from '../../http/answer.ts';
import { lines, maybe, money, text, texts } from '../../http/fields.ts';
import { notFound, operations, wrongField } from '../../http/operation.ts';
import type { MemberRecord } from '../../state/state.ts';
import { translate } from '../../text/translate.ts';
import { pageOf, paging } from '../paging.ts';
import { checkPayment } from '../payment.ts';

const mostRecipients = 200;

/** Gifts from agents to their direct downlines (AGT-14). */
export function envelopeRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const toEnvelope = (envelope: EnvelopeRecord, member: MemberRecord) => {
    const sent = envelope.senderId === member.id;
    const claimed = openedBy(backend, envelope);
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
    returnDue(backend);
    const rows = [...backend.state.agents.envelopes.values()]
      .filter(
        ({ senderId, recipients }) => senderId === member.id || recipients.includes(member.id),
      )
      .reverse();
    const page = pageOf(rows, input);
    return accept({ ...page, rows: page.rows.map((envelope) => toEnvelope(envelope, member)) });
  });

  on(
    'GET /wps/v2/redEnvelope/claims',
    { who: 'agent', input: { envelopeId: text(64), ...paging } },
    ({ member, input }) => {
      const envelope = backend.state.agents.envelopes.get(input.envelopeId);
      if (envelope?.senderId !== member.id) return notFound;
      const page = pageOf(claimsOf(backend, envelope), input);
      const amount = formatMoney(envelope.amount);
      return accept({
        ...page,
        envelopeId: envelope.id,
        rows: page.rows.map(({ recipientId, at }) => ({
          account: accountOfParty(backend, recipientId),
          amount,
          time: new Date(at).toISOString(),
        })),
      });
    },
  );

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
        return wrongField('memberIds', translate('envelopeTo', language));
      }
      const refused = await checkPayment(backend, member, input.paymentPassword);
      if (refused) return refused;
      const { amount, greeting = '' } = input;
      const sent = sendEnvelope(backend, member, { recipients, amount, greeting });
      return 'code' in sent ? sent : accept(toEnvelope(sent.envelope, member));
    },
  );

  on(
    'POST /wps/v2/redEnvelope/claim',
    { who: 'member', input: { envelopeId: text(64) }, once: true },
    ({ member, input }) => {
      const opened = openEnvelope(backend, member, input.envelopeId);
      if ('code' in opened) return opened;
      const { id, amount } = opened.envelope;
      return accept({ reference: id, amount: formatMoney(amount) });
    },
  );

  return app;
}
