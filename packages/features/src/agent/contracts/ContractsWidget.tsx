import { queries } from '@parlour/api-client';
import { addDays } from '@parlour/ui/forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { shownColumns } from '../../shared/records/columns.ts';
import { useFile } from '../../shared/records/use-file.ts';
import { type ListPlace, readAs, useRecords } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { AskWindow } from './AskWindow.tsx';
import { ContractsView, type ContractTab } from './ContractsView.tsx';
import { toContract } from './contracts-model.ts';
import { type ContractKind, kindWords } from './kinds.ts';
import { OfferReviewWindow } from './OfferReviewWindow.tsx';
import { OfferWindow } from './OfferWindow.tsx';
import { ownTop } from './offer.ts';
import { ReviewWindow } from './ReviewWindow.tsx';
import { settlementList, toSettlementsPage } from './settlements.ts';
import { useAsking } from './use-asking.ts';
import { useOffering } from './use-offering.ts';
import { useSettlementColumns } from './use-settlement-columns.tsx';
import { useSteps } from './use-steps.ts';

/** Page size for received contracts of one kind: more than any agent has had. */
const receivedSize = 100;
const givenSize = 20;
const nothing = () => undefined;

export interface ContractsWidgetProps {
  readonly kind: ContractKind;
  readonly place: ListPlace;
}

/** The page of one kind of contract in the agent centre, connected to the address and the API (AGT-09 to AGT-13). */
export function ContractsWidget({ kind, place }: ContractsWidgetProps) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const wide = useDesktop();
  const [tab, setTab] = useState<ContractTab>('record');
  const [pageNo, setPageNo] = useState(1);
  const writing = { symbol, timeZone };
  const shape = useMemo(() => settlementList(kind), [kind]);
  const { list, today, read, change, retry, pageQuery } = useRecords({
    place,
    shape,
    ask: ({ filters }, asked) =>
      queries.settlements(api, {
        kind,
        ...asked,
        ...(filters.status && { status: filters.status }),
      }),
  });
  const mine = useQuery(queries.contracts(api, { kind, side: 'received', pageSize: receivedSize }));
  const below = useQuery({
    ...queries.contracts(api, { kind, side: 'given', pageNo, pageSize: givenSize }),
    enabled: tab === 'given',
    placeholderData: keepPreviousData,
  });
  const received = useStableValue(
    partOf(mine, ({ rows }) => rows.map((row) => toContract(row, writing))),
  );
  const given = useStableValue(
    partOf(below, ({ rows, totalPages }) => ({
      rows: rows.map((row) => toContract(row, writing)),
      page: pageNo,
      pages: totalPages,
    })),
  );
  const { review, onStep, late, ...steps } = useSteps(kind);
  const { isOpen: isOffering, open: offer, review: offerReview, ...offering } = useOffering(kind);
  const { isOpen: isAsking, open: ask, ...asking } = useAsking(kind);
  const columns = useSettlementColumns({ kind, rows: [], symbol, onExplain: nothing });
  const file = useFile({
    name: `${t(kindWords[kind].page)} ${list.range.from} ${list.range.to}`,
    pageQuery,
    toRows: (page) => toSettlementsPage(page, writing).rows,
    idOf: ({ id }) => id,
    columns: shownColumns(columns, list.hidden),
  });
  return (
    <ContractsView
      {...{ kind, tab, list, today, received, given, late, wide, onStep }}
      read={readAs(read, (page) => toSettlementsPage(page, writing))}
      currencySymbol={symbol}
      file={file.state}
      onChange={change}
      onFile={() => void file.save()}
      onRetry={retry}
      onTab={setTab}
      onAsk={ask}
      onOffer={offer}
      onGivenPage={setPageNo}
      onRetryReceived={() => void mine.refetch()}
      onRetryGiven={() => void below.refetch()}
    >
      {review && (
        <ReviewWindow key={`${review.contract.id} ${review.action}`} {...review} {...steps} />
      )}
      {isOffering && (
        <OfferWindow
          {...offering}
          kind={kind}
          top={received.status === 'ready' ? ownTop(received.value) : null}
          firstDay={addDays(today, 1)}
          currencySymbol={symbol}
        />
      )}
      {offerReview && <OfferReviewWindow kind={kind} {...offerReview} />}
      {isAsking && <AskWindow {...asking} kind={kind} />}
    </ContractsView>
  );
}
