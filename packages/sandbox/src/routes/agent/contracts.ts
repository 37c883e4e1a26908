import type { Hono } from 'hono';
import { personIn } from '../../agents/people.ts';
import { writeRate } from '../../agents/rates.ts';
import type { Backend } from '../../backend.ts';
import { affectedBy, affectedByOffer } from '../../contracts/affected.ts';
import { kindsOn } from '../../contracts/flags.ts';
import { take } from '../../contracts/process.ts';
import {
  type ContractKind,
  type ContractRecord,
  contractActions,
  contractKinds,
  contractPeriods,
  isAlive,
  topRate,
} from '../../contracts/record.ts';
import { scheduleOf } from '../../contracts/seed.ts';
import { contractsOf } from '../../contracts/store.ts';
import { toAffectedRow, toContract } from '../../contracts/wire.ts';
import { addDays, dayOf, firstInstantOf } from '../../core/calendar.ts';
import { accept } from '../../http/answer.ts';
import { date, lines, maybe, oneOf, text } from '../../http/fields.ts';
import { alreadyDone, featureOff, notFound, operations, wrongField } from '../../http/operation.ts';
import { type MemberRecord, nextReference } from '../../state/state.ts';
import { translate } from '../../text/translate.ts';
import { pageOf, paging } from '../paging.ts';
import { rate, tiers } from './offer-fields.ts';

const action = { contractId: text(64), action: oneOf(...contractActions) };
const kind = oneOf(...contractKinds);

/** The path that answers each kind (SPECIFICATION §7). */
const processing: readonly (readonly [ContractKind, string])[] = [
  ['dividend', 'MCS2_processDividendReq'],
  ['daily', 'MCS2_processDailySalContract'],
  ['hourly', 'MCS2_processContractHourSalary'],
  ['realtime', 'MCSFE_processRealTimeSalaryContract'],
];

/** Contracts between agents: offered, answered, requested (AGT-13). */
export function contractRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const find = (member: MemberRecord, id: string): ContractRecord | undefined =>
    contractsOf(backend, member.id).find((contract) => contract.id === id);

  on(
    'GET /wps/agent/contracts',
    {
      who: 'agent',
      input: {
        kind: maybe(kind),
        side: maybe(oneOf('received', 'given')),
        status: maybe(text(32)),
        ...paging,
      },
    },
    ({ member, input }) => {
      const rows = contractsOf(backend, member.id).filter(
        (contract) =>
          (input.kind ?? contract.kind) === contract.kind &&
          (input.status ?? contract.status) === contract.status &&
          (input.side === undefined ||
            (input.side === 'received') === (contract.receiverId === member.id)),
      );
      const page = pageOf(rows, input);
      const shown = page.rows.map((contract) => toContract(backend, contract, member.id));
      return accept({ ...page, rows: shown });
    },
  );

  on('GET /wps/agent/contracts/effects', { who: 'agent', input: action }, ({ member, input }) => {
    const contract = find(member, input.contractId);
    if (!contract) return notFound;
    const affected = affectedBy(backend, contract, input.action);
    return accept({
      contractId: contract.id,
      action: input.action,
      affected: affected.map((row) => toAffectedRow(backend, row)),
    });
  });

  /** The first day of an offer: the one in the request, but not before tomorrow. */
  const firstDay = (wanted = 0): number =>
    Math.max(firstInstantOf(addDays(dayOf(backend.now()), 1)), wanted);

  on(
    'GET /wps/agent/contracts/offer/effects',
    {
      who: 'agent',
      input: {
        kind,
        memberId: text(64),
        period: oneOf(...contractPeriods),
        rate,
        effectiveFrom: maybe(date),
      },
    },
    ({ member, input }) => {
      const person = personIn(backend, member, input.memberId);
      if (person?.level !== 1) return notFound;
      if (!kindsOn(backend, member.id).has(input.kind)) return featureOff;
      const affected = affectedByOffer(backend, {
        kind: input.kind,
        giverId: member.id,
        receiverId: person.id,
        period: input.period,
        rate: input.rate,
        effectiveFrom: firstDay(input.effectiveFrom),
      });
      return accept({
        kind: input.kind,
        memberId: person.id,
        affected: affected.map((row) => toAffectedRow(backend, row)),
      });
    },
  );

  for (const [answered, path] of processing) {
    on(
      `POST /wps/relay/${path}`,
      { who: 'agent', input: action, once: true },
      ({ member, input }) => {
        const contract = find(member, input.contractId);
        if (!contract || contract.kind !== answered) return notFound;
        const affected = take(backend, member.id, contract, input.action);
        if (!affected) return alreadyDone;
        return accept({
          contract: toContract(backend, contract, member.id),
          affected: affected.map((row) => toAffectedRow(backend, row)),
        });
      },
    );
  }

  on(
    'PUT /wps/agent/contracts',
    {
      who: 'agent',
      input: {
        kind,
        memberId: text(64),
        period: oneOf(...contractPeriods),
        tiers,
        effectiveFrom: maybe(date),
      },
      once: true,
    },
    ({ member, input, language }) => {
      const person = personIn(backend, member, input.memberId);
      if (person?.level !== 1) return notFound;
      if (!kindsOn(backend, member.id).has(input.kind)) return featureOff;
      if (!person.agent) return wrongField('memberId', translate('onlyAgents', language));
      const mine = contractsOf(backend, member.id);
      const own = mine.filter(
        (contract) =>
          contract.receiverId === member.id && contract.kind === input.kind && isAlive(contract),
      );
      const most = Math.max(0, ...own.filter(({ status }) => status !== 'offered').map(topRate));
      if (topRate({ tiers: input.tiers }) > most) {
        return wrongField(
          'tiers',
          translate('rateTooHigh', language, { rate: `${writeRate(most)}%` }),
        );
      }
      const waiting = mine.some(
        (contract) =>
          contract.receiverId === person.id &&
          contract.kind === input.kind &&
          contract.status === 'offered',
      );
      if (waiting) return wrongField('memberId', translate('offerWaiting', language));
      const now = backend.now();
      const inForce = mine.find(
        (contract) =>
          contract.receiverId === person.id &&
          contract.kind === input.kind &&
          contract.status === 'active',
      );
      const contract: ContractRecord = {
        id: nextReference(backend.state, 'CT'),
        kind: input.kind,
        giverId: member.id,
        receiverId: person.id,
        period: input.period,
        everyMinutes: scheduleOf[input.kind].everyMinutes,
        tiers: input.tiers,
        createdAt: now,
        answerBy: firstInstantOf(addDays(dayOf(now), 7)) - 1_000,
        effectiveFrom: firstDay(input.effectiveFrom),
        replaces: inForce?.id ?? null,
        status: 'offered',
        endedAt: null,
        // A derived person answers after three hours; a member must do it.
        answersAt: person.node === null ? null : now + 3 * 3_600_000,
      };
      backend.state.agents.contracts.set(contract.id, contract);
      return accept(toContract(backend, contract, member.id));
    },
  );

  on(
    'POST /wps/agent/contracts/request',
    {
      who: 'agent',
      input: { kind, period: oneOf(...contractPeriods), note: maybe(lines(140)) },
      once: true,
    },
    ({ member, input }) => {
      if (backend.scenario.world === 'agent-without-contracts') return featureOff;
      const waiting = contractsOf(backend, member.id).some(
        (contract) =>
          contract.receiverId === member.id &&
          contract.kind === input.kind &&
          contract.status === 'offered',
      );
      const { requests } = backend.state.agents;
      const key = `${member.id} ${input.kind}`;
      if (waiting || requests.has(key)) return alreadyDone;
      const reference = nextReference(backend.state, 'RQ');
      requests.set(key, {
        agentId: member.id,
        kind: input.kind,
        period: input.period,
        reference,
        at: backend.now(),
      });
      return accept({ reference });
    },
  );

  return app;
}
