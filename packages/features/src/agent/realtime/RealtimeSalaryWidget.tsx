import { ContractsWidget } from '../contracts/index.ts';
import type { ListPlace } from '../../shared/records/index.ts';

/** The page `agentRealtimeSalary` of the agent centre, over address and api (AGT-12, AGT-13). */
export function RealtimeSalaryWidget({ place }: { readonly place: ListPlace }) {
  return <ContractsWidget kind="realtime" place={place} />;
}
