import { queries } from '@parlour/api-client';
import { useT } from '../../shared/i18n/use-t.ts';
import { shownColumns } from '../../shared/records/columns.ts';
import { useFile } from '../../shared/records/use-file.ts';
import { type ListPlace, readAs, useRecords } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { StatementsView } from './StatementsView.tsx';
import { statementList } from './shape.ts';
import { atDownlinesOf, toStatementsPage } from './statements-model.ts';
import { useStatementColumns } from './use-statement-columns.tsx';

const nothing = () => undefined;

/** The page `palStatementsAgentCopy` of the agent centre, connected to the address and the API (AGT-06). */
export function StatementsWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol } = useSettings();
  const t = useT();
  const wide = useDesktop();
  const { list, today, read, change, hrefOf, retry, pageQuery } = useRecords({
    place,
    shape: statementList,
    ask: ({ filters: { search, parentId } }, asked) =>
      queries.teamStatements(api, {
        ...asked,
        ...(search && { search }),
        ...(parentId && { parentId }),
      }),
  });
  const columns = useStatementColumns({ rows: [], symbol, onOpen: nothing });
  const file = useFile({
    name: `${t('agent.palStatementsAgentCopy')} ${list.range.from} ${list.range.to}`,
    pageQuery,
    toRows: (page) => toStatementsPage(page, { symbol }).rows,
    idOf: ({ id }) => id,
    columns: shownColumns(columns, list.hidden),
  });
  return (
    <StatementsView
      list={list}
      today={today}
      read={readAs(read, (page) => toStatementsPage(page, { symbol }))}
      currencySymbol={symbol}
      file={file.state}
      wide={wide}
      hrefOf={(parentId) => hrefOf(atDownlinesOf(parentId))}
      onChange={change}
      onFile={() => void file.save()}
      onRetry={retry}
    />
  );
}
