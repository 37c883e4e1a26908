import { queries, type WireProfitReport } from '@parlour/api-client';
import { useState } from 'react';
import { toGameType } from '../../shared/games/game-summary.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import type { RecordsFrame } from '../../shared/records/RecordsView.props.ts';
import { type FileState, saveRows } from '../../shared/records/use-file.ts';
import { type ListPlace, useRecords } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { ProfitView } from './ProfitView.tsx';
import { type ProfitDay, type ProfitPage, toProfitPage } from './profit-model.ts';
import { profitList } from './shape.ts';

/** The page `personalProfit` of the member centre, connected to the address and the API (MEM-08). */
export function ProfitWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol } = useSettings();
  const t = useT();
  const wide = useDesktop();
  const [file, setFile] = useState<FileState>({ status: 'none' });
  const { list, today, read, change, retry } = useRecords<ProfitPage, WireProfitReport>({
    place,
    shape: profitList,
    ask: ({ filters: { gameType = '' }, page, size }, { startDate, endDate }) => ({
      ...queries.profit(api, { startDate, endDate, gameType: toGameType(gameType) }),
      select: (report) => toProfitPage(report, { page, size }, { symbol }),
    }),
  });
  const save: RecordsFrame<ProfitDay>['onFile'] = async (columns, format) => {
    if (read.status !== 'ready') return;
    const { days } = read.page;
    const name = `${t('member.personalProfit')} ${list.range.from} ${list.range.to}`;
    try {
      await saveRows(name, columns, days, format);
      setFile({ status: 'done', count: days.length, total: days.length });
    } catch (error) {
      setFile({ status: 'failed', error });
    }
  };
  return (
    <ProfitView
      list={list}
      today={today}
      read={read}
      currencySymbol={symbol}
      file={file}
      wide={wide}
      onChange={change}
      onFile={save}
      onRetry={retry}
    />
  );
}
