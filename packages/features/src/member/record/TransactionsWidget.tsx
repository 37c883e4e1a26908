import { queries } from '@parlour/api-client';
import { useT } from '../../shared/i18n/use-t.ts';
import { useRecordList } from '../../shared/records/use-record-list.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { toTransactionsPage } from './record-model.ts';
import { transactionList } from './shape.ts';
import { TransactionsView } from './TransactionsView.tsx';

/** The page `transactionHistory` of the member centre, connected to the address and the API (MEM-07). */
export function TransactionsWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const { view } = useRecordList({
    place,
    shape: transactionList,
    name: t('member.transactionHistory'),
    ask: ({ filters: { type, status } }, asked) =>
      queries.transactions(api, { ...asked, ...(type && { type }), ...(status && { status }) }),
    toPage: (wire) => toTransactionsPage(wire, { symbol, timeZone }),
  });
  return <TransactionsView {...view} currencySymbol={symbol} />;
}
