import { Alert, Button, Segmented } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import { statusFilter } from '../../shared/records/labels.ts';
import type { RecordsFrame } from '../../shared/records/RecordsView.props.ts';
import { RecordsView } from '../../shared/records/RecordsView.tsx';
import type { ListRead } from '../../shared/records/use-records.ts';
import { ContractCard } from './ContractCard.tsx';
import * as css from './contracts.css.ts';
import { type Contract, type ContractAction, contractInForce, offerIn } from './contracts-model.ts';
import { ExplainedWindow } from './ExplainedWindow.tsx';
import { Given, type GivenPage } from './Given.tsx';
import { type ContractKind, kindWords } from './kinds.ts';
import { Received } from './Received.tsx';
import type { Failed } from './ReviewWindow.tsx';
import { Summary } from './Summary.tsx';
import { type Settlement, type SettlementsPage, settlementStatuses } from './settlements.ts';
import { useSettlementColumns } from './use-settlement-columns.tsx';

/** The three lists of a page. */
export const contractTabs = ['record', 'received', 'given'] as const;
export type ContractTab = (typeof contractTabs)[number];

export interface ContractsViewProps extends Omit<RecordsFrame<Settlement>, 'read'> {
  readonly kind: ContractKind;
  readonly tab: ContractTab;
  readonly read: ListRead<SettlementsPage>;
  readonly received: Part<readonly Contract[]>;
  readonly given: Part<GivenPage>;
  readonly currencySymbol: string;
  /** The last step came too late: the contract was changed before, here or in another tab. */
  readonly late: Failed | null;
  readonly onTab: (tab: ContractTab) => void;
  readonly onStep: (contract: Contract, action: ContractAction) => void;
  readonly onAsk: () => void;
  readonly onOffer: () => void;
  readonly onGivenPage: (page: number) => void;
  readonly onRetryReceived: () => void;
  readonly onRetryGiven: () => void;
  /** The windows over the page. */
  readonly children?: ReactNode;
}

/**
 * A page of one kind of contract: its settlements, the contracts with the upline and those with downlines (AGT-09 to
 * AGT-13).
 */
export function ContractsView(props: ContractsViewProps) {
  const { kind, tab, received, given, late, onTab, onStep } = props;
  const t = useT();
  const [opened, setOpened] = useState<string | null>(null);
  const contracts = received.status === 'ready' ? received.value : [];
  const offer = offerIn(contracts);
  const rows = given.status === 'ready' ? given.value.rows : [];
  const shown = rows.find(({ id }) => id === opened);
  return (
    <div className={css.page}>
      <Segmented
        block
        label={t(kindWords[kind].contract)}
        value={tab}
        onChange={(value) => onTab(contractTabs.find((one) => one === value) ?? tab)}
        options={[
          { value: 'record', label: t('contract.record') },
          { value: 'received', label: t('contract.mine') },
          { value: 'given', label: t('team.downline') },
        ]}
      />
      {late && (
        <Alert key={late.attempt} tone="warn" role="alert">
          {`${errorMessage(late.error, t)} ${t('contract.readAgain')}`}
        </Alert>
      )}
      {offer && tab === 'record' && (
        <Alert
          tone="info"
          title={t('agentMsg.offerFrom', { name: offer.account })}
          action={
            <Button size="sm" onClick={() => onTab('received')}>
              {t('contract.seeOffer')}
            </Button>
          }
        />
      )}
      {tab === 'record' && <Records {...props} contracts={contracts} />}
      {tab === 'received' && (
        <Received
          {...{ kind, received, onStep }}
          onAsk={props.onAsk}
          onRetry={props.onRetryReceived}
        />
      )}
      {tab === 'given' && (
        <Given
          given={given}
          mayOffer={contractInForce(contracts) !== null}
          onOpen={({ id }) => setOpened(id)}
          onOffer={props.onOffer}
          onPage={props.onGivenPage}
          onRetry={props.onRetryGiven}
        />
      )}
      {shown && (
        <Modal
          open
          onOpenChange={() => setOpened(null)}
          title={t('contract.terms')}
          closeLabel={t('action.close')}
          width={520}
        >
          <ContractCard
            kind={kind}
            contract={shown}
            replaced={rows.find(({ id }) => id === shown.replaces) ?? null}
            onStep={(contract, action) => {
              setOpened(null);
              onStep(contract, action);
            }}
          />
        </Modal>
      )}
      {props.children}
    </div>
  );
}

interface SettledProps extends ContractsViewProps {
  readonly contracts: readonly Contract[];
}

/** The settlements of the contracts of one kind, period by period. */
function Records(props: SettledProps) {
  const { kind, read, list, contracts, currencySymbol: symbol, onTab } = props;
  const t = useT();
  const [explained, setExplained] = useState<Settlement | null>(null);
  const page = read.status === 'ready' ? read.page : null;
  const rows = page?.rows ?? [];
  const columns = useSettlementColumns({ kind, rows, symbol, onExplain: setExplained });
  const known = page?.contract ? [...contracts, page.contract] : contracts;
  const isDividend = kind === 'dividend';
  return (
    <RecordsView
      {...props}
      columns={columns}
      label={t(kindWords[kind].page)}
      idOf={({ id }) => id}
      filters={[statusFilter(t, settlementStatuses, rows, list.filters.status)]}
      sums={[]}
      lead={
        (page || read.status === 'loading') && (
          <Summary page={page} onTerms={() => onTab('received')} />
        )
      }
      empty={{
        title: t(isDividend ? 'empty.dividends.title' : 'empty.salaries.title'),
        body: t(isDividend ? 'empty.dividends.body' : 'empty.salaries.body'),
      }}
    >
      {page && <Next page={page} />}
      {explained && (
        <ExplainedWindow
          kind={kind}
          settlement={explained}
          contract={known.find(({ id }) => id === explained.contractId) ?? null}
          currencySymbol={symbol}
          onClose={() => setExplained(null)}
        />
      )}
    </RecordsView>
  );
}

/** The time of the next settlement, as the backend says. */
function Next({ page: { next, contract } }: { readonly page: SettlementsPage }) {
  const t = useT();
  const figures = useFigures();
  if (next === null) return null;
  const every = contract?.everyMinutes ?? null;
  return (
    <Alert
      tone="info"
      {...(every !== null && { title: t('agentMsg.realtimeSettled', { count: every }) })}
    >
      {t('contract.nextSettlement', { time: figures(next) })}
    </Alert>
  );
}
