import type { ListPlace } from '../../shared/records/use-records.ts';
import { ContractsWidget } from '../contracts/ContractsWidget.tsx';

/** The page `agentDailyWages2` of the agent centre, connected to the address and the API (AGT-10, AGT-13). */
export function DailyWagesWidget({ place }: { readonly place: ListPlace }) {
  return <ContractsWidget kind="daily" place={place} />;
}
