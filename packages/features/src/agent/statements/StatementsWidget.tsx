import { queries } from '@parlour/api-client';
import { useT } from '../../shared/i18n/use-t.ts';
import { orderOf } from '../../shared/records/order.ts';
import { useRecordList } from '../../shared/records/use-record-list.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { StatementsView } from './StatementsView.tsx';
import { statementList, statementOrders } from './shape.ts';
import { atDownlinesOf, toStatementsPage } from './statements-model.ts';

/** The page `palStatementsAgentCopy` of the agent centre, connected to the address and the API (AGT-06). */
export function StatementsWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol } = useSettings();
  const t = useT();
  const { view, hrefOf } = useRecordList({
    place,
    shape: statementList,
    name: t('agent.palStatementsAgentCopy'),
    ask: ({ filters: { search, parentId }, sort }, asked) =>
      queries.teamStatements(api, {
        ...asked,
        ...orderOf(sort, statementOrders),
        ...(search && { search }),
        ...(parentId && { parentId }),
      }),
    toPage: (wire) => toStatementsPage(wire, { symbol }),
  });
  return (
    <StatementsView
      {...view}
      currencySymbol={symbol}
      hrefOf={(parentId) => hrefOf(atDownlinesOf(parentId))}
    />
  );
}
