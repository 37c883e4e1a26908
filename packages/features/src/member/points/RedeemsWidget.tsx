import { queries, type WireRedeemPage } from '@parlour/api-client';
import { useT } from '../../shared/i18n/use-t.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import { shownColumns } from '../../shared/records/columns.ts';
import { useFile } from '../../shared/records/use-file.ts';
import { type ListPlace, useRecords } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { RedeemsView } from './RedeemsView.tsx';
import { type Redemption, toRedemptions } from './records.ts';
import { redeemList } from './shape.ts';
import { useRedeemColumns } from './use-redeem-columns.tsx';

/** The redeem history, connected to the address and the API (PTS-01). */
export function RedeemsWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const wide = useDesktop();
  const toPage = (wire: WireRedeemPage) => toRedemptions(wire, { symbol, timeZone });
  const { list, today, read, change, retry, pageQuery } = useRecords<
    RecordPage<Redemption>,
    WireRedeemPage
  >({
    place,
    shape: redeemList,
    ask: ({ filters }, asked) => ({
      ...queries.redeems(api, {
        ...asked,
        ...(filters.type && { type: filters.type }),
        ...(filters.status && { status: filters.status }),
      }),
      select: toPage,
    }),
  });
  const rows = read.status === 'ready' ? read.page.rows : [];
  const columns = useRedeemColumns({ rows, symbol, wide });
  const file = useFile({
    name: `${t('points.redeemHistory')} ${list.range.from} ${list.range.to}`,
    pageQuery,
    toRows: (wire) => toPage(wire).rows,
    idOf: ({ id }) => id,
    columns: shownColumns(columns, list.hidden),
  });
  return (
    <RedeemsView
      list={list}
      today={today}
      read={read}
      currencySymbol={symbol}
      file={file.state}
      wide={wide}
      onChange={change}
      onFile={() => void file.save()}
      onRetry={retry}
    />
  );
}
