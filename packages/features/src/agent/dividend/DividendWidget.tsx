import type { ListPlace } from '../../shared/records/use-records.ts';
import { ContractsWidget } from '../contracts/ContractsWidget.tsx';

/** The page `agentDividendRecordCopy2` of the agent centre, connected to the address and the API (AGT-09, AGT-13). */
export function DividendWidget({ place }: { readonly place: ListPlace }) {
  return <ContractsWidget kind="dividend" place={place} />;
}
