import type { Hono } from 'hono';
import { accountTypeOf, searchTeam, toStep } from '../../agents/downlines.ts';
import { addFigures, type Figures, netOf, noFigures } from '../../agents/figures.ts';
import { incomeOf } from '../../agents/income.ts';
import {
  downlinesOf,
  figuresOfPerson,
  figuresOfTeam,
  pathTo,
  personIn,
} from '../../agents/people.ts';
import { writeRate } from '../../agents/rates.ts';
import type { Backend } from '../../backend.ts';
import { agentAnnouncementsIn } from '../../content/reading.ts';
import { kindsOn } from '../../contracts/flags.ts';
import { contractKinds, isInForce } from '../../contracts/record.ts';
import { settlementsOf } from '../../contracts/settlement.ts';
import { contractsOf } from '../../contracts/store.ts';
import { toContract } from '../../contracts/wire.ts';
import { addDays, dayName, firstInstantOf } from '../../core/calendar.ts';
import { formatMoney } from '../../core/money.ts';
import { shareTexts } from '../../core/shares.ts';
import { accept } from '../../http/answer.ts';
import { maybe, oneOf, text } from '../../http/fields.ts';
import { featureOff, notFound, operations } from '../../http/operation.ts';
import { daysOf } from '../../team/derived.ts';
import { masked } from '../../team/names.ts';
import { badRange, dated, isReversed, pageOf, paging } from '../paging.ts';
import { inOrder, sorting } from './sorting.ts';
import { spanOf } from './span.ts';

const sumsOf = ({ stake, payout, rebate, bonus }: Figures) => ({
  stake: formatMoney(stake),
  validBet: formatMoney(stake),
  payout: formatMoney(payout),
  rebate: formatMoney(rebate),
  bonus: formatMoney(bonus),
});

/** Statements, income, settlements and announcements of agents (AGT-01, AGT-06, AGT-07, AGT-09 to AGT-12). */
export function statementRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  on(
    'GET /wps/agent/team/statements',
    {
      who: 'agent',
      input: {
        parentId: maybe(text(64)),
        search: maybe(text(64)),
        ...sorting('account', 'team', 'validBet', 'payout', 'rebate', 'bonus', 'net'),
        ...dated,
        ...paging,
      },
    },
    ({ member, input }) => {
      if (isReversed(input)) return badRange;
      const whole = input.parentId === undefined || input.parentId === member.id;
      const parent = whole ? null : personIn(backend, member, input.parentId ?? '');
      if (!whole && !parent) return notFound;
      const span = spanOf(input, backend.now());
      const search = input.search !== undefined;
      const people = search
        ? searchTeam(backend, member, input.search ?? '')
        : downlinesOf(backend, member, parent);
      const rows = people
        .map((person) => ({ person, figures: figuresOfPerson(backend, person, span, !search) }))
        .sort((a, b) =>
          a.figures.stake === b.figures.stake
            ? a.person.id.localeCompare(b.person.id)
            : a.figures.stake < b.figures.stake
              ? 1
              : -1,
        );
      const total = rows.reduce((sum, { figures }) => addFigures(sum, figures), noFigures);
      const ordered = inOrder(rows, input, {
        account: ({ person }) => masked(person.account),
        team: ({ person }) => person.team,
        validBet: ({ figures }) => figures.stake,
        payout: ({ figures }) => figures.payout,
        rebate: ({ figures }) => figures.rebate,
        bonus: ({ figures }) => figures.bonus,
        net: ({ figures }) => netOf(figures),
      });
      const page = pageOf(ordered, input);
      return accept({
        ...page,
        rows: page.rows.map(({ person, figures }) => ({
          memberId: person.id,
          account: masked(person.account),
          accountType: accountTypeOf(person),
          team: person.team,
          ...sumsOf(figures),
          net: formatMoney(netOf(figures)),
        })),
        totals: { ...sumsOf(total), net: formatMoney(netOf(total)) },
        days: daysOf(span).map((day) => {
          const one = {
            from: Math.max(span.from, firstInstantOf(day)),
            to: Math.min(span.to, firstInstantOf(addDays(day, 1))),
          };
          const figures = parent
            ? figuresOfPerson(backend, parent, one, true)
            : figuresOfTeam(backend, member, one);
          const { rebate, ...sums } = sumsOf(figures);
          return { date: dayName(one.from), ...sums, net: formatMoney(netOf(figures)) };
        }),
        path: parent ? pathTo(backend, member, parent).map(toStep) : [],
      });
    },
  );

  on(
    'GET /wps/agent/income',
    {
      who: 'agent',
      input: {
        type: maybe(text(32)),
        ...sorting('date', 'amount'),
        ...dated,
        ...paging,
      },
    },
    ({ member, input }) => {
      if (isReversed(input)) return badRange;
      const rows = incomeOf(backend, member, spanOf(input, backend.now())).filter(
        ({ type }) => (input.type ?? type) === type,
      );
      const total = rows.reduce((sum, { amount }) => sum + amount, 0n);
      const types = [...new Set(rows.map(({ type }) => type))];
      const sums = types.map((type) =>
        rows.reduce((sum, row) => (row.type === type ? sum + row.amount : sum), 0n),
      );
      const shares = shareTexts(sums);
      const ordered = inOrder(rows, input, {
        date: ({ day }) => day,
        amount: ({ amount }) => amount,
      });
      const page = pageOf(ordered, input);
      return accept({
        ...page,
        rows: page.rows.map(({ day, type, amount, status, reference }) => ({
          date: dayName(firstInstantOf(day)),
          type,
          amount: formatMoney(amount),
          status,
          reference,
        })),
        total: formatMoney(total),
        shares: types.map((type, place) => ({
          type,
          amount: formatMoney(sums[place] ?? 0n),
          share: shares[place] ?? '0',
        })),
      });
    },
  );

  on(
    'GET /wps/agent/settlements',
    {
      who: 'agent',
      input: {
        kind: oneOf(...contractKinds),
        status: maybe(text(32)),
        ...sorting('time', 'bet', 'members', 'amount'),
        ...dated,
        ...paging,
      },
    },
    ({ member, input }) => {
      if (isReversed(input)) return badRange;
      if (!kindsOn(backend, member.id).has(input.kind)) {
        return featureOff;
      }
      const span = spanOf(input, backend.now());
      const received = contractsOf(backend, member.id).filter(
        ({ kind, receiverId }) => kind === input.kind && receiverId === member.id,
      );
      const counted = received.filter(
        (contract) => isInForce(contract) || contract.status === 'terminated',
      );
      const rows = counted
        .flatMap((contract) => settlementsOf(backend, member, contract, span))
        .filter(({ status }) => (input.status ?? status) === status)
        .sort((a, b) => b.from - a.from);
      const inForce = received.find(isInForce);
      const open = rows.find(({ status }) => status === 'processing');
      const ordered = inOrder(rows, input, {
        time: ({ from }) => from,
        bet: ({ bet }) => bet,
        members: ({ activeMembers }) => activeMembers,
        amount: ({ amount }) => amount,
      });
      const page = pageOf(ordered, input);
      return accept({
        ...page,
        rows: page.rows.map((row) => ({
          settlementId: row.id,
          from: new Date(row.from).toISOString(),
          to: new Date(row.to).toISOString(),
          betAmount: formatMoney(row.bet),
          activeMembers: row.activeMembers,
          rate: writeRate(row.rate),
          amount: formatMoney(row.amount),
          status: row.status,
          ...(input.kind === 'dividend' && { teamNet: formatMoney(row.kept) }),
          contractId: row.contractId,
        })),
        total: formatMoney(rows.reduce((sum, { amount }) => sum + amount, 0n)),
        ...(open && { nextSettlementAt: new Date(open.to).toISOString() }),
        ...(inForce && { contract: toContract(backend, inForce, member.id) }),
      });
    },
  );

  on('GET /wps/agent/announcements', { who: 'agent', input: paging }, ({ input, language }) =>
    accept(pageOf(agentAnnouncementsIn(language, backend.now()), input)),
  );

  return app;
}
