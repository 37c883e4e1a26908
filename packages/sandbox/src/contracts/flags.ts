import type { Backend } from '../backend.ts';
import { type ContractKind, contractKinds, isAlive } from './record.ts';
import { contractsOf } from './store.ts';

/** The kinds of contract that are on for an agent: the kinds of its received contracts that are alive (AGT-01, D). */
export function kindsOn(backend: Backend, memberId: string): ReadonlySet<ContractKind> {
  const alive = contractsOf(backend, memberId).filter(
    (contract) => contract.receiverId === memberId && isAlive(contract),
  );
  return new Set(contractKinds.filter((kind) => alive.some((contract) => contract.kind === kind)));
}

/** The switches of the consolidated funds: 1 shows the entry of the agent centre. */
export function contractFlags(backend: Backend, memberId: string) {
  const on = kindsOn(backend, memberId);
  const flag = (kind: ContractKind) => (on.has(kind) ? 1 : 0);
  return {
    divtypereq: flag('dividend'),
    dailysalreqtype: flag('daily'),
    contracthoursalreq: flag('hourly'),
    realtimesalreqtype: flag('realtime'),
  };
}
