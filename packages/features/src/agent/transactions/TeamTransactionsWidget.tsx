import { queries } from '@parlour/api-client';
import { useT } from '../../shared/i18n/use-t.ts';
import { shownColumns } from '../../shared/records/columns.ts';
import { useFile } from '../../shared/records/use-file.ts';
import { type ListPlace, readAs, useRecords } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { teamTransactionList } from './shape.ts';
import { TeamTransactionsView } from './TeamTransactionsView.tsx';
import { toTeamTransactionsPage } from './team-transactions-model.ts';
import { useTeamTransactionColumns } from './use-team-transaction-columns.tsx';

/**
 * The page `agentDownlineTransactionDetailsCopy` of the agent centre, connected to the address and the API (AGT-08).
 */
export function TeamTransactionsWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const wide = useDesktop();
  const { list, today, read, change, retry, pageQuery } = useRecords({
    place,
    shape: teamTransactionList,
    ask: ({ filters: { search, type, status } }, asked) =>
      queries.teamTransactions(api, {
        ...asked,
        ...(search && { search }),
        ...(type && { type }),
        ...(status && { status }),
      }),
  });
  const columns = useTeamTransactionColumns({ rows: [], symbol, wide });
  const file = useFile({
    name: `${t('agent.agentDownlineTransactionDetailsCopy')} ${list.range.from} ${list.range.to}`,
    pageQuery,
    toRows: (page) => toTeamTransactionsPage(page, { symbol, timeZone }).rows,
    idOf: ({ id }) => id,
    columns: shownColumns(columns, list.hidden),
  });
  return (
    <TeamTransactionsView
      list={list}
      today={today}
      read={readAs(read, (page) => toTeamTransactionsPage(page, { symbol, timeZone }))}
      currencySymbol={symbol}
      file={file.state}
      wide={wide}
      onChange={change}
      onFile={() => void file.save()}
      onRetry={retry}
    />
  );
}
