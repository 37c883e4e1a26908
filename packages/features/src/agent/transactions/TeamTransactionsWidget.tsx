import { queries } from '@parlour/api-client';
import { useT } from '../../shared/i18n/use-t.ts';
import { orderOf } from '../../shared/records/order.ts';
import { useRecordList } from '../../shared/records/use-record-list.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { teamTransactionList, teamTransactionOrders } from './shape.ts';
import { TeamTransactionsView } from './TeamTransactionsView.tsx';
import { toTeamTransactionsPage } from './team-transactions-model.ts';

/**
 * The page `agentDownlineTransactionDetailsCopy` of the agent centre, connected to the address and the API (AGT-08).
 */
export function TeamTransactionsWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const { view } = useRecordList({
    place,
    shape: teamTransactionList,
    name: t('agent.agentDownlineTransactionDetailsCopy'),
    ask: ({ filters: { search, type, status }, sort }, asked) =>
      queries.teamTransactions(api, {
        ...asked,
        ...orderOf(sort, teamTransactionOrders),
        ...(search && { search }),
        ...(type && { type }),
        ...(status && { status }),
      }),
    toPage: (wire) => toTeamTransactionsPage(wire, { symbol, timeZone }),
  });
  return <TeamTransactionsView {...view} currencySymbol={symbol} />;
}
