import { Badge, Button, EmptyState, Inline, Pagination, Stack } from '@parlour/ui';
import { Table } from '@parlour/ui/data';
import { Plus } from 'lucide-react';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { usePagerLabels } from '../../shared/paging/use-pager-labels.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import type { Contract } from './contracts-model.ts';
import { contractStatuses, ratesText, settledText, statusText } from './labels.ts';

/** A page of the contracts given to downlines. */
export interface GivenPage {
  readonly rows: readonly Contract[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

export interface GivenProps {
  readonly given: Part<GivenPage>;
  /** An agent cannot offer more than their own terms: without an active received contract there is nothing to offer. */
  readonly mayOffer: boolean;
  readonly onOpen: (contract: Contract) => void;
  readonly onOffer: () => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
}

/** Contracts with downlines: the account, the status, and a button that opens each (AGT-13). */
export function Given({ given, mayOffer, onOpen, onOffer, onPage, onRetry }: GivenProps) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const label = t('contract.given');
  const labels = usePagerLabels(t('records.pagesOf', { title: label }));
  const rows = given.status === 'ready' ? given.value.rows : [];
  return (
    <Stack>
      {mayOffer && (
        <Inline justify="end">
          <Button icon={Plus} onClick={onOffer}>
            {t('contract.makeOffer')}
          </Button>
        </Inline>
      )}
      <Table
        label={label}
        rows={rows}
        getId={({ id }) => id}
        loading={given.status === 'loading'}
        loadingLabel={t('loading.records')}
        error={given.status === 'error' ? <PartError part={given} onRetry={onRetry} /> : undefined}
        empty={<EmptyState title={t('empty.contracts.title')} body={t('empty.contracts.body')} />}
        footer={
          given.status === 'ready' && given.value.pages > 1 ? (
            <Pagination
              page={given.value.page}
              pages={given.value.pages}
              labels={labels}
              numbers={numbers}
              onChange={onPage}
            />
          ) : undefined
        }
        columns={[
          {
            id: 'account',
            header: t('team.downline'),
            cell: ({ account }) => <bdi translate="no">{account}</bdi>,
            compact: 'title',
          },
          {
            id: 'id',
            header: t('contract.contract'),
            cell: ({ id }) => (
              <bdi translate="no" dir="ltr">
                {id}
              </bdi>
            ),
            compact: 'meta',
            roomy: true,
          },
          {
            id: 'rate',
            header: t('contract.rate'),
            cell: ({ tiers }) => figures(ratesText(tiers, t)),
            compact: 'line',
          },
          {
            id: 'settled',
            header: t('contract.settlement'),
            cell: (contract) => settledText(contract, t),
            compact: 'line',
          },
          {
            id: 'from',
            header: t('contract.effectiveFrom'),
            cell: ({ effectiveFrom }) =>
              effectiveFrom === null ? t('contract.unknown') : figures(effectiveFrom),
            compact: 'line',
          },
          {
            id: 'status',
            header: t('record.status'),
            cell: (contract) => (
              <Badge tone={contractStatuses.get(contract.status)?.tone}>
                {statusText(contract, t)}
              </Badge>
            ),
            compact: 'aside',
          },
          {
            id: 'open',
            header: t('contract.terms'),
            headerHidden: true,
            cell: (contract) => (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('contract.termsOf', { id: contract.id })}
                onClick={() => onOpen(contract)}
              >
                {t('contract.terms')}
              </Button>
            ),
            compact: 'line',
          },
        ]}
      />
    </Stack>
  );
}
