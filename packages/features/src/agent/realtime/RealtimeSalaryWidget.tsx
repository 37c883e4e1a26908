import type { ListPlace } from '../../shared/records/use-records.ts';
import { ContractsWidget } from '../contracts/ContractsWidget.tsx';

/** The page `agentRealtimeSalary` of the agent centre, connected to the address and the API (AGT-12, AGT-13). */
export function RealtimeSalaryWidget({ place }: { readonly place: ListPlace }) {
  return <ContractsWidget kind="realtime" place={place} />;
}
