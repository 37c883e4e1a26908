import { queries } from '@parlour/api-client';
import { useT } from '../../shared/i18n/use-t.ts';
import { shownColumns } from '../../shared/records/columns.ts';
import { useFile } from '../../shared/records/use-file.ts';
import { type ListPlace, readAs, useRecords } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { toTransactionsPage } from './record-model.ts';
import { transactionList } from './shape.ts';
import { TransactionsView } from './TransactionsView.tsx';
import { useTransactionColumns } from './use-transaction-columns.tsx';

/** The page `transactionHistory` of the member centre, connected to the address and the API (MEM-07). */
export function TransactionsWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const wide = useDesktop();
  const { list, today, read, change, retry, pageQuery } = useRecords({
    place,
    shape: transactionList,
    ask: ({ filters }, asked) =>
      queries.transactions(api, {
        ...asked,
        ...(filters.type && { type: filters.type }),
        ...(filters.status && { status: filters.status }),
      }),
  });
  const shown = readAs(read, (page) => toTransactionsPage(page, { symbol, timeZone }));
  const rows = shown.status === 'ready' ? shown.page.rows : [];
  const columns = useTransactionColumns({ rows, symbol, wide });
  const file = useFile({
    name: `${t('member.transactionHistory')} ${list.range.from} ${list.range.to}`,
    pageQuery,
    toRows: (page) => toTransactionsPage(page, { symbol, timeZone }).rows,
    idOf: ({ id }) => id,
    columns: shownColumns(columns, list.hidden),
  });
  return (
    <TransactionsView
      list={list}
      today={today}
      read={shown}
      currencySymbol={symbol}
      file={file.state}
      wide={wide}
      onChange={change}
      onFile={() => void file.save()}
      onRetry={retry}
    />
  );
}
