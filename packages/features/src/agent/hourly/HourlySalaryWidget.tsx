import { ContractsWidget } from '../contracts/index.ts';
import type { ListPlace } from '../../shared/records/index.ts';

/** The page `agentHourSalary` of the agent centre, over address and api (AGT-11, AGT-13). */
export function HourlySalaryWidget({ place }: { readonly place: ListPlace }) {
  return <ContractsWidget kind="hourly" place={place} />;
}
