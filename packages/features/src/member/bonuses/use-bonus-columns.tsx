import { Badge, DateTime, Money, ProgressBar } from '@parlour/ui';
import { formatMoney } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { sumOf } from '../../shared/records/amounts.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import { labelOf } from '../../shared/records/labels.ts';
import * as css from './bonuses.css.ts';
import { type Bonus, bonusStatuses } from './bonuses-model.ts';

interface ColumnsOf {
  readonly rows: readonly Bonus[];
  readonly symbol: string;
}

/** The columns of the bonuses, for the screen and for the exported file (MEM-09). */
export function useBonusColumns({ rows, symbol }: ColumnsOf): readonly RecordColumn<Bonus>[] {
  const t = useT();
  const figures = useFigures();
  const sum = sumOf(rows.map(({ exact }) => exact));
  const inCurrency = (header: string) => `${header} (${symbol})`;
  return [
    {
      id: 'title',
      header: t('bonus.source'),
      cell: (row) => row.title,
      file: (row) => row.title,
      compact: 'title',
      always: true,
    },
    {
      id: 'id',
      header: t('bonus.id'),
      cell: (row) => (
        <bdi translate="no" dir="ltr" className={css.id}>
          {row.id}
        </bdi>
      ),
      file: (row) => row.id,
      compact: 'meta',
      roomy: true,
    },
    {
      id: 'time',
      header: t('record.time'),
      cell: (row) => <DateTime value={row.at} text={figures(row.time)} />,
      file: (row) => row.time,
      compact: 'meta',
      always: true,
    },
    {
      id: 'expires',
      header: t('bonus.expires'),
      cell: (row) =>
        row.expires === null ? (
          '–'
        ) : (
          <DateTime value={row.expires.at} text={figures(row.expires.time)} />
        ),
      file: (row) => row.expires?.time ?? '–',
      compact: 'line',
      roomy: true,
    },
    {
      id: 'amount',
      header: t('promo.bonusAmount'),
      cell: (row) => <Money text={figures(row.amount)} tone="warm" />,
      file: (row) => row.exact,
      fileHeader: inCurrency(t('promo.bonusAmount')),
      numeric: true,
      compact: 'aside',
      always: true,
      total: <Money text={figures(formatMoney(sum, { symbol }) ?? sum)} tone="warm" />,
    },
    {
      id: 'turnover',
      header: t('bonus.turnover'),
      cell: (row) =>
        row.turnover === null ? (
          t('bonus.noTerms')
        ) : (
          <ProgressBar
            labelHidden
            label={`${t('bonus.turnover')}, ${row.title}`}
            value={row.turnover.percent}
            text={figures(`${row.turnover.done} / ${row.turnover.required}`)}
            className={css.progress}
          />
        ),
      file: (row) => row.turnover?.exact ?? t('bonus.noTerms'),
      fileHeader: inCurrency(t('bonus.turnover')),
      compact: 'line',
    },
    {
      id: 'status',
      header: t('record.status'),
      cell: (row) => (
        <Badge tone={bonusStatuses.get(row.status)?.tone}>
          {labelOf(bonusStatuses, row.status, t)}
        </Badge>
      ),
      file: (row) => labelOf(bonusStatuses, row.status, t),
      compact: 'aside',
    },
  ];
}
