import { expect, test } from 'vitest';
import { idOfNode, personOfNode } from '../agents/people.ts';
import { agency } from './agency.fixture.ts';
import { desk } from './desk.fixture.ts';
import { contractFlags, kindsOn } from './flags.ts';
import { operatorId } from './record.ts';
import { accountOfParty, toAffectedRow, toContract } from './wire.ts';

// How the API sends a contract to each side.

const tiers = [{ rate: 550, periodicValidBet: 123_450n, activeMembers: 3 }];

test('[AGT-13] each side reads the account of the other with its middle masked', () => {
  const { backend, write, people } = desk();
  for (const [index, name] of ['rahima_7', 'karim_88'].entries()) {
    Object.assign(people[index] ?? {}, { username: name });
  }
  const contract = write('CT-1', { effectiveFrom: Date.parse('2026-11-21T00:00:00+06:00'), tiers });
  const seen = {
    contractId: 'CT-1',
    kind: 'daily',
    status: 'active',
    period: 'daily',
    tiers: [{ rate: '5.5', periodicValidBet: '1234.50', activeMembers: 3, dailyBet: '1234.50' }],
    createdAt: '2026-11-20T06:00:00.000Z',
    effectiveFrom: '2026-11-21',
  };
  expect(toContract(backend, contract, '2')).toEqual({
    ...seen,
    ...{ side: 'received', account: 'ra***_7', actions: ['requestTermination'] },
  });
  expect(toContract(backend, contract, '1')).toEqual({
    ...seen,
    ...{ side: 'given', account: 'ka***88', actions: ['terminate'] },
  });
});

test('[AGT-13] optional parts of a contract are sent only when it has them', () => {
  const { backend, write } = desk();
  const at = Date.parse('2026-11-26T17:59:59Z');
  const contract = write('CT-2', {
    ...{ kind: 'hourly', everyMinutes: 60, giverId: operatorId, tiers },
    ...{ answerBy: at, endedAt: at + 1_000, replaces: 'CT-1', status: 'rejected' },
  });
  expect(toContract(backend, contract, '2')).toMatchObject({
    ...{ account: 'ap***01', everyMinutes: 60, replaces: 'CT-1', actions: [] },
    ...{ answerBy: '2026-11-26T17:59:59.000Z', endedAt: '2026-11-26T18:00:00.000Z' },
    tiers: [{ rate: '5.5', periodicValidBet: '1234.50', activeMembers: 3, hourlyBet: '1234.50' }],
  });
  for (const kind of ['dividend', 'realtime'] as const) {
    expect(toContract(backend, write('CT-3', { kind, tiers }), '2').tiers, kind).toEqual([
      { rate: '5.5', periodicValidBet: '1234.50', activeMembers: 3 },
    ]);
  }
});

test('[AGT-13] an affected contract is sent with the account of its holder', async () => {
  const { backend } = await agency();
  const { account } = personOfNode(backend, 0);
  const hidden = `${account.slice(0, 2)}***${account.slice(-2)}`;
  expect(accountOfParty(backend, idOfNode(0))).toBe(hidden);
  expect(accountOfParty(backend, 'somebody')).toBe('so***dy');
  const row = {
    contractId: 'CT-1',
    holderId: idOfNode(0),
    kind: 'daily',
    rate: 25,
    period: 'weekly',
    effect: 'ends',
  } as const;
  expect(toAffectedRow(backend, row)).toEqual({
    ...{ contractId: 'CT-1', account: hidden, kind: 'daily', rate: '0.25' },
    ...{ period: 'weekly', effect: 'ends' },
  });
});

test('[AGT-01] the agent centre shows the kinds of contract an agent has received, while they are alive', () => {
  const { backend, write } = desk();
  const none = { divtypereq: 0, dailysalreqtype: 0, contracthoursalreq: 0, realtimesalreqtype: 0 };
  expect(contractFlags(backend, '2')).toEqual(none);
  write('CT-1', { kind: 'dividend', status: 'terminated' });
  // Given, not received.
  write('CT-2', { kind: 'hourly', giverId: '2', receiverId: '3' });
  expect([contractFlags(backend, '2'), kindsOn(backend, '2').size]).toEqual([none, 0]);
  for (const [kind, flag] of [
    ['dividend', 'divtypereq'],
    ['daily', 'dailysalreqtype'],
    ['hourly', 'contracthoursalreq'],
    ['realtime', 'realtimesalreqtype'],
  ] as const) {
    const contract = write('CT-3', { kind, status: 'offered' });
    expect(contractFlags(backend, '2'), kind).toEqual({ ...none, [flag]: 1 });
    contract.status = 'rejected';
  }
});
