import type { Backend } from '../backend.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { type ContractKind, operatorId } from '../contracts/record.ts';
import { createHeldRequests } from '../held-requests.ts';
import { operator, pointsOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { defaultScenario } from '../scenario.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { addMember } from '../state/members.ts';
import { emptyState } from '../state/state.ts';

const catalogue = createCatalogue(1);
const start = Date.UTC(2026, 10, 20, 6);

/** A backend with three members and two agents above them, and a clock that the test advances. */
export function stage(seed: number) {
  let now = start;
  const state = emptyState(seed);
  const backend: Backend = {
    seed,
    catalogue,
    state,
    scenario: defaultScenario,
    now: () => now,
    faultsFor: () => [],
    heldRequests: createHeldRequests(),
    incomeBefore: () => [],
    setScenario: async () => {},
    reset: async () => {},
  };
  const person = (index: number, type: number, uplineId: string | null) => {
    const member = addMember(state, now, {
      id: String(index),
      username: `p${index}`,
      nickname: { bn: 'p', en: 'p' },
      type,
      salt: '',
      passwordHash: '',
      uplineId,
      welcome: BigInt(index) * 1_000_000n,
    });
    memberAccountOf(backend, member.id).accounts.push({
      id: 'pa',
      providerId: 'shapla',
      number: '12345678',
      holder: 'p',
      addedAt: now,
    });
    const points = 5_000n;
    post(state.ledger, {
      at: now,
      kind: 'adjustment',
      memberId: member.id,
      reference: `PT-${index}`,
      note: '',
      legs: [
        { account: pointsOf(member.id), amount: points },
        { account: operator.points, amount: -points },
      ],
    });
    return member;
  };
  /** A contract in force whose tiers every agent reaches. */
  const contract = (id: string, kind: ContractKind, giverId: string, receiverId: string) =>
    state.agents.contracts.set(id, {
      id,
      kind,
      giverId,
      receiverId,
      period: 'daily',
      everyMinutes: kind === 'hourly' ? 60 : null,
      tiers: [{ rate: 500, periodicValidBet: 0n, activeMembers: 0 }],
      createdAt: start - 86_400_000,
      answerBy: null,
      effectiveFrom: start - 86_400_000,
      replaces: null,
      status: 'active',
      endedAt: null,
      answersAt: null,
    });
  contract('CT-1', 'dividend', operatorId, '1');
  contract('CT-2', 'hourly', operatorId, '1');
  contract('CT-3', 'daily', '1', '2');
  const top = person(1, 1, null);
  const agent = person(2, 1, top.id);
  const people = [top, agent, person(3, 0, agent.id), person(4, 0, agent.id), person(5, 0, top.id)];
  return {
    backend,
    people,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

/** The return type of {@link stage}. */
export type Stage = ReturnType<typeof stage>;
