import { ContractsWidget } from '../contracts/index.ts';
import type { ListPlace } from '../../shared/records/index.ts';

/** The page `agentDividendRecordCopy2` of the agent centre, over address and api (AGT-09, AGT-13). */
export function DividendWidget({ place }: { readonly place: ListPlace }) {
  return <ContractsWidget kind="dividend" place={place} />;
}
