import { expect, test } from 'vitest';
import { at, listAt, testBackend, textAt } from '../../testing/client.ts';

const processing: Readonly<Record<string, string>> = {
  dividend: 'POST /wps/relay/MCS2_processDividendReq',
  daily: 'POST /wps/relay/MCS2_processDailySalContract',
  hourly: 'POST /wps/relay/MCS2_processContractHourSalary',
  realtime: 'POST /wps/relay/MCSFE_processRealTimeSalaryContract',
};
const actions = ['accept', 'reject', 'terminate', 'requestTermination'] as const;
type Action = (typeof actions)[number];

/** The status of a contract after each step, by side; every other step is refused. */
const steps: Readonly<Record<string, Readonly<Partial<Record<Action, string>>>>> = {
  'received offered': { accept: 'accepted', reject: 'rejected' },
  'received active': { requestTermination: 'terminationRequested' },
  'received accepted': {},
  'received rejected': {},
  'received terminated': {},
  'given offered': { terminate: 'terminated' },
  'given accepted': { terminate: 'terminated' },
  'given active': { terminate: 'terminated' },
  'given terminationRequested': { terminate: 'terminated', reject: 'active' },
  'given rejected': {},
  'given terminated': {},
};

async function agentIn() {
  const backend = testBackend();
  await backend.scenario({ sessionMinutes: 100_000 });
  const token = await backend.login('demo_agent');
  /** Both tabs of a browser have one token; each press has its own key. */
  let presses = 0;
  const send = async (line: string, body?: unknown, as = token) => {
    presses += 1;
    return (await backend.call(line, { token: as, body, key: `press-${presses}-of-the-test` }))
      .body;
  };
  const list = async (as = token) =>
    listAt(await send('GET /wps/agent/contracts?pageSize=100', undefined, as), 'value', 'rows');
  /** A contract with a status, from the point of view of its side. */
  const inState = async (state: string) => {
    const found = (await list()).find(
      (row) => `${textAt(row, 'side')} ${textAt(row, 'status')}` === state,
    );
    if (!found) throw new Error(`No contract is ${state}`);
    const id = textAt(found, 'contractId');
    return {
      offered: listAt(found, 'actions'),
      status: async () =>
        textAt(
          (await list()).find((row) => at(row, 'contractId') === id),
          'status',
        ),
      take: (action: Action) =>
        send(processing[textAt(found, 'kind')] ?? '', { contractId: id, action }),
    };
  };
  return { ...backend, token, send, list, inState };
}

test.each(Object.entries(steps))(
  '[AGT-13] %s: its steps are offered, any other step is refused and changes nothing',
  async (state, to) => {
    const { inState } = await agentIn();
    const contract = await inState(state);
    expect([...contract.offered].sort()).toEqual(Object.keys(to).sort());
    for (const action of actions) {
      if (to[action] !== undefined) continue;
      const answer = await contract.take(action);
      expect([action, at(answer, 'value', 'code')]).toEqual([action, 'ALREADY_DONE']);
    }
    expect(`${state.split(' ')[0]} ${await contract.status()}`).toBe(state);
  },
);

/** Whether one step excludes the other afterwards. */
const isOver = (state: string, first: Action, second: Action): boolean => {
  const [side = ''] = state.split(' ');
  return steps[`${side} ${steps[state]?.[first]}`]?.[second] === undefined;
};

/**
 * Every step with itself, and with every other step of the status that it excludes. A member who refuses a termination
 * may still terminate: of these two both succeed, one after the other.
 */
const races = Object.entries(steps).flatMap(([state, to]) =>
  actions.flatMap((one) =>
    actions
      .filter((other) => to[one] !== undefined && to[other] !== undefined)
      .filter((other) => isOver(state, one, other) && isOver(state, other, one))
      .map((other) => [state, one, other] as const),
  ),
);

test.each(races)(
  '[AGT-13] [WAL-07] %s: of %s and %s from two tabs at once, one succeeds',
  async (state, one, other) => {
    const { inState } = await agentIn();
    const contract = await inState(state);
    const answers = await Promise.all([contract.take(one), contract.take(other)]);
    const won = answers.filter((answer) => at(answer, 'success') === true);
    expect(won).toHaveLength(1);
    const lost = answers.find((answer) => at(answer, 'success') !== true);
    expect(at(lost, 'value', 'code')).toBe('ALREADY_DONE');
    const winner = answers[0] === won[0] ? one : other;
    expect(at(won[0], 'value', 'contract', 'status')).toBe(steps[state]?.[winner]);
    expect(await contract.status()).toBe(steps[state]?.[winner]);
  },
);

test('[AGT-13] an offer that is withdrawn between review and answer cannot be accepted any more', async () => {
  const { send, call, list } = await agentIn();
  const account = { username: 'nadia_ctg', password: 'Ganga#2026' };
  const made = await send('PUT /wps/agent/registration', {
    ...account,
    accountType: 'agent',
    rebates: [],
  });
  const memberId = textAt(made, 'value', 'memberId');
  const offer = await send('PUT /wps/agent/contracts', {
    kind: 'dividend',
    memberId,
    period: 'monthly',
    tiers: [{ rate: '8', periodicValidBet: '1000.00', activeMembers: 3 }],
  });
  const contractId = textAt(offer, 'value', 'contractId');
  const { body } = await call('POST /wps/session/login', {
    body: { type: 'username', ...account },
  });
  const downline = textAt(body, 'value', 'token');
  const seen = (await list(downline)).find((row) => at(row, 'contractId') === contractId);
  expect(at(seen, 'actions')).toEqual(['accept', 'reject']);
  const effects = `GET /wps/agent/contracts/effects?contractId=${contractId}&action=accept`;
  expect(at(await send(effects, undefined, downline), 'success')).toBe(true);
  const step = (action: string, as?: string) =>
    send('POST /wps/relay/MCS2_processDividendReq', { contractId, action }, as);
  expect(at(await step('terminate'), 'value', 'contract', 'status')).toBe('terminated');
  for (const action of ['accept', 'reject']) {
    expect(at(await step(action, downline), 'value', 'code')).toBe('ALREADY_DONE');
  }
  const after = (await list(downline)).find((row) => at(row, 'contractId') === contractId);
  expect([at(after, 'status'), at(after, 'actions')]).toEqual(['terminated', []]);
});
