import type { ListPlace } from '../../shared/records/use-records.ts';
import { ContractsWidget } from '../contracts/ContractsWidget.tsx';

/** The page `agentHourSalary` of the agent centre, connected to the address and the API (AGT-11, AGT-13). */
export function HourlySalaryWidget({ place }: { readonly place: ListPlace }) {
  return <ContractsWidget kind="hourly" place={place} />;
}
