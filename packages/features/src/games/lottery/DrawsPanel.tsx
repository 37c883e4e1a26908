import { EmptyState, ErrorState, Heading, Pagination, Text } from '@parlour/ui';
import { type Column, Table } from '@parlour/ui/data';
import { SelectField } from '@parlour/ui/forms';
import { useId } from 'react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { shownOf } from '../../shared/paging/paging.ts';
import { usePagerLabels } from '../../shared/paging/use-pager-labels.ts';
import { Balls } from './Balls.tsx';
import * as css from './LotteryView.css.ts';
import { type DrawnRow, drawsPerPage, type Lottery, type Part } from './lottery-model.ts';

export interface DrawsPanelProps {
  readonly draws: Part<readonly DrawnRow[]>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The lotteries to filter by, and the code of the chosen one; empty: all. */
  readonly names: readonly Lottery[];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
  readonly onRetry: () => void;
}

/** The drawn numbers: at most a hundred draws, ten per page (LOT-01). */
export function DrawsPanel(props: DrawsPanelProps) {
  const { draws, names, chosen } = props;
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const titleId = useId();
  const pager = usePagerLabels(t('lottery.drawPages'));
  const all = draws.status === 'ready' ? draws.value : [];
  const { rows, page, pages } = shownOf(all, props.page, drawsPerPage);
  const columns: readonly Column<DrawnRow>[] = [
    { id: 'no', header: t('game.drawNo'), cell: (row) => row.drawNo },
    ...(chosen === ''
      ? [
          {
            id: 'name',
            header: t('game.draw'),
            cell: (row: DrawnRow) => row.name,
            compact: 'meta',
          } as const,
        ]
      : []),
    { id: 'time', header: t('game.drawTime'), cell: (row) => figures(row.time), compact: 'meta' },
    {
      id: 'numbers',
      header: t('game.drawnNumbers'),
      cell: (row) => (
        <div className={css.cell}>
          <Balls numbers={row.numbers} label={t('game.drawnNumbers')} />
        </div>
      ),
      compact: 'meta',
    },
  ];
  return (
    <section className={css.draws} aria-labelledby={titleId}>
      <div className={css.panelHead}>
        <Heading level={2} id={titleId} className={css.panelTitle}>
          {t('game.drawnNumbers')}
        </Heading>
        <SelectField
          compact
          labelHidden
          className={css.select}
          label={t('nav.lottery')}
          placeholder={t('game.all')}
          options={names.map(({ code, name }) => ({ value: code, label: name }))}
          value={chosen}
          onChange={(event) => props.onChoose(event.currentTarget.value)}
        />
      </div>
      <Table
        label={t('game.drawnNumbers')}
        columns={columns}
        rows={rows}
        getId={(row) => row.id}
        loading={draws.status === 'loading' || (draws.status === 'error' && draws.busy)}
        loadingLabel={t('loading.records')}
        skeletonRows={drawsPerPage}
        empty={<EmptyState title={t('empty.draws.title')} body={t('empty.draws.body')} />}
        {...(draws.status === 'error' && {
          error: (
            <ErrorState
              level={3}
              title={t('error.loadFailed')}
              body={errorMessage(draws.error, t)}
              retryLabel={t('action.retry')}
              onRetry={props.onRetry}
              busy={draws.busy}
            />
          ),
        })}
        {...(pages > 1 && {
          footer: (
            <Pagination
              page={page}
              pages={pages}
              onChange={props.onPage}
              labels={pager}
              numbers={numbers}
              summary={
                <Text as="span" size="small" tone="secondary">
                  {t('lottery.lastDraws', { count: all.length })}
                </Text>
              }
            />
          ),
        })}
      />
    </section>
  );
}
