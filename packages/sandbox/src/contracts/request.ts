import type { Backend } from '../backend.ts';
import { addDays, dayOf, firstInstantOf } from '../core/calendar.ts';
import { type ContractKind, operatorId, type Tier } from './record.ts';
import { scheduleOf } from './seed.ts';

/** How long the operator takes to answer a request, in ms. */
const thinking = 10 * 60_000;

const startTiers: Readonly<Record<ContractKind, readonly Tier[]>> = {
  dividend: [{ rate: 800, periodicValidBet: 0n, activeMembers: 5 }],
  daily: [{ rate: 20, periodicValidBet: 5_000_000n, activeMembers: 5 }],
  hourly: [{ rate: 5, periodicValidBet: 500_000n, activeMembers: 3 }],
  realtime: [{ rate: 5, periodicValidBet: 100_000n, activeMembers: 2 }],
};

/** Answers each request with an offer once the operator's time has passed. */
export function offerOnRequest(backend: Backend): void {
  const { contracts, requests } = backend.state.agents;
  for (const [key, request] of requests) {
    const at = request.at + thinking;
    if (at > backend.now()) continue;
    requests.delete(key);
    const id = `CT-${request.reference.replace(/\D/g, '')}`;
    contracts.set(id, {
      id,
      kind: request.kind,
      giverId: operatorId,
      receiverId: request.agentId,
      period: request.period,
      everyMinutes: scheduleOf[request.kind].everyMinutes,
      tiers: startTiers[request.kind],
      createdAt: at,
      answerBy: firstInstantOf(addDays(dayOf(at), 7)) - 1_000,
      effectiveFrom: firstInstantOf(addDays(dayOf(at), 1)),
      replaces: null,
      status: 'offered',
      endedAt: null,
      answersAt: null,
    });
  }
}
