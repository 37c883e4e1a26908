import { queries } from '@parlour/api-client';
import { addDays } from '@parlour/ui/forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { orderOf } from '../../shared/records/order.ts';
import { useRecordList } from '../../shared/records/use-record-list.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { AskWindow } from './AskWindow.tsx';
import { ContractsView, type ContractTab } from './ContractsView.tsx';
import { toContract } from './contracts-model.ts';
import { type ContractKind, kindWords } from './kinds.ts';
import { OfferReviewWindow } from './OfferReviewWindow.tsx';
import { OfferWindow } from './OfferWindow.tsx';
import { ownTop } from './offer.ts';
import { ReviewWindow } from './ReviewWindow.tsx';
import { settlementList, settlementOrders, toSettlementsPage } from './settlements.ts';
import { useAsking } from './use-asking.ts';
import { useOffering } from './use-offering.ts';
import { useSteps } from './use-steps.ts';

/** Page size for received contracts of one kind: more than any agent has had. */
const receivedSize = 100;
const givenSize = 20;

export interface ContractsWidgetProps {
  readonly kind: ContractKind;
  readonly place: ListPlace;
}

/** The page of one kind of contract in the agent centre, connected to the address and the API (AGT-09 to AGT-13). */
export function ContractsWidget({ kind, place }: ContractsWidgetProps) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const [tab, setTab] = useState<ContractTab>('record');
  const [pageNo, setPageNo] = useState(1);
  const writing = { symbol, timeZone };
  const shape = useMemo(() => settlementList(kind), [kind]);
  const { view } = useRecordList({
    place,
    shape,
    name: t(kindWords[kind].page),
    ask: ({ filters, sort }, asked) =>
      queries.settlements(api, {
        kind,
        ...asked,
        ...orderOf(sort, settlementOrders),
        ...(filters.status && { status: filters.status }),
      }),
    toPage: (wire) => toSettlementsPage(wire, writing),
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
  return (
    <ContractsView
      {...view}
      {...{ kind, tab, received, given, late, onStep }}
      currencySymbol={symbol}
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
          firstDay={addDays(view.today, 1)}
          currencySymbol={symbol}
        />
      )}
      {offerReview && <OfferReviewWindow kind={kind} {...offerReview} />}
      {isAsking && <AskWindow {...asking} kind={kind} />}
    </ContractsView>
  );
}
