import { queries, type WirePointChangePage } from '@parlour/api-client';
import { useT } from '../../shared/i18n/use-t.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import { shownColumns } from '../../shared/records/columns.ts';
import { useFile } from '../../shared/records/use-file.ts';
import { type ListPlace, useRecords } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { ChangesView } from './ChangesView.tsx';
import { type PointMove, toMoves } from './records.ts';
import { changeList } from './shape.ts';
import { useChangeColumns } from './use-change-columns.tsx';

/** Points details, connected to the address and the API (PTS-01). */
export function ChangesWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { timeZone } = useSettings();
  const t = useT();
  const wide = useDesktop();
  const toPage = (wire: WirePointChangePage) => toMoves(wire, { timeZone });
  const { list, today, read, change, retry, pageQuery } = useRecords<
    RecordPage<PointMove>,
    WirePointChangePage
  >({
    place,
    shape: changeList,
    ask: ({ filters }, asked) => ({
      ...queries.pointChanges(api, {
        ...asked,
        ...(filters.type && { type: filters.type }),
      }),
      select: toPage,
    }),
  });
  const columns = useChangeColumns(wide);
  const file = useFile({
    name: `${t('points.details')} ${list.range.from} ${list.range.to}`,
    pageQuery,
    toRows: (wire) => toPage(wire).rows,
    idOf: ({ id }) => id,
    columns: shownColumns(columns, list.hidden),
  });
  return (
    <ChangesView
      list={list}
      today={today}
      read={read}
      file={file.state}
      wide={wide}
      onChange={change}
      onFile={() => void file.save()}
      onRetry={retry}
    />
  );
}
