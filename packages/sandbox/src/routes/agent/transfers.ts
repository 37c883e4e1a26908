import type { Hono } from 'hono';
import { type Person, personIn } from '../../agents/people.ts';
import type { Backend } from '../../backend.ts';
import { leftToday, sendToDownline, sentBy } from '../../cashier/team-transfers.ts';
import { formatMoney } from '../../core/money.ts';
import { accept } from '../../http/answer.ts';
import { lines, maybe, money, text } from '../../http/fields.ts';
import { featureOff, notFound, operations } from '../../http/operation.ts';
import type { MemberRecord } from '../../state/state.ts';
import { masked } from '../../team/names.ts';
import { pageOf, paging } from '../paging.ts';
import { checkPayment } from '../payment.ts';
import { limitsOf, toSent } from '../sent.ts';

const memberId = text(64);

/** Transfers from agents to direct downlines, where the operator allows them (AGT-04, WAL-07). */
export function transferRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const rightBelow = (agent: MemberRecord, id: string): Person | null => {
    const person = personIn(backend, agent, id);
    return person?.level === 1 ? person : null;
  };
  /** A locked account could not withdraw what it receives. */
  const recipientOf = (agent: MemberRecord, id: string): Person | null => {
    const person = rightBelow(agent, id);
    return person?.standing === 'locked' ? null : person;
  };

  on(
    'GET /wps/agent/team/transfer/target',
    { who: 'agent', input: { memberId } },
    ({ member, input, language }) => {
      if (!backend.scenario.downlineTransfer) return featureOff;
      const person = recipientOf(member, input.memberId);
      if (!person) return notFound;
      return accept({
        account: masked(person.account),
        nickname: person.nickname[language],
        ...limitsOf('DOWNLINE'),
        dailyLeft: formatMoney(leftToday(backend, member.id, 'DOWNLINE')),
        presets: ['500.00', '1000.00', '2000.00', '5000.00'],
      });
    },
  );

  on(
    'POST /wps/agent/team/transfer',
    {
      who: 'agent',
      once: true,
      input: { memberId, amount: money, paymentPassword: text(64), note: maybe(lines(140)) },
    },
    async ({ member, input }) => {
      if (!backend.scenario.downlineTransfer) return featureOff;
      const person = recipientOf(member, input.memberId);
      if (!person) return notFound;
      const refused = await checkPayment(backend, member, input.paymentPassword);
      if (refused) return refused;
      const result = sendToDownline(backend, member, person, input.amount, input.note ?? '');
      return 'code' in result ? result : accept(toSent(result.transfer, person.account));
    },
  );

  // Earlier transfers stay readable, whatever the operator allows now.
  on(
    'GET /wps/agent/team/transfers',
    { who: 'agent', input: { memberId, ...paging } },
    ({ member, input }) => {
      const person = rightBelow(member, input.memberId);
      if (!person) return notFound;
      const sent = sentBy(backend, member.id, 'DOWNLINE').filter(
        ({ recipientId }) => recipientId === person.id,
      );
      const page = pageOf(sent.reverse(), input);
      return accept({
        ...page,
        rows: page.rows.map((transfer) => toSent(transfer, person.account)),
      });
    },
  );

  return app;
}
