import type { Backend } from '../backend.ts';
import { settlementsOf } from '../contracts/settlement.ts';
import { addDays, day as dayMs, dayOf, firstInstantOf } from '../core/calendar.ts';
import { historyEnd } from '../history/history-end.ts';
import { move } from '../ledger/queries.ts';
import { isAgent } from '../state/roles.ts';
import type { MemberRecord } from '../state/state.ts';
import { ledgerKind, paying, typeOfKind } from './income.ts';
import { rebateDifference } from './rebate-difference.ts';

/** How far back settlement goes when the agent made no request for a long time, in ms: as far as the history does. */
const memory = 90 * dayMs;

/** Number of the interval that contains an instant; periods end only where an interval ends. */
const slot = ({ everyMinutes }: { everyMinutes: number | null }, at: number): number =>
  everyMinutes === null ? dayOf(at) : Math.floor(at / (everyMinutes * 60_000));

/**
 * Pays an agent the income that fell due since the last call: rebate differences at the end of each day, contracts at
 * the end of each period. Income from before the ledger begins is part of the history and not paid again.
 */
export function settleDue(backend: Backend, agent: MemberRecord): void {
  if (!isAgent(agent)) return;
  const now = backend.now();
  const { settled } = backend.state.agents;
  const since = (key: string) => Math.max(settled.get(key) ?? historyEnd(backend), now - memory);

  const rebates = `rebate ${agent.id}`;
  const today = dayOf(now);
  for (let day = dayOf(since(rebates)); day < today; day = addDays(day, 1)) {
    const amount = rebateDifference(backend, agent, day);
    const reference = `IN-${day}-RB`;
    if (amount > 0n)
      move(backend, agent.id, { kind: 'commission', amount, reference, note: 'rebate' });
  }
  settled.set(rebates, firstInstantOf(today));

  for (const contract of paying(backend, agent.id)) {
    const from = since(contract.id);
    if (slot(contract, now) === slot(contract, from)) continue;
    const ended = settlementsOf(backend, agent, contract, { from, to: now }).filter(
      ({ to }) => to > from && to <= now,
    );
    for (const { id, amount } of ended) {
      const type = typeOfKind[contract.kind];
      if (amount > 0n) {
        move(backend, agent.id, { kind: ledgerKind(type), amount, reference: id, note: type });
      }
    }
    const last = ended.at(-1);
    if (last) settled.set(contract.id, last.to);
  }
}
