import { Badge, DateTime, Money } from '@parlour/ui';
import { formatCount, formatMoney } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { sumOf } from '../../shared/records/amounts.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { rewardKinds } from '../point-rewards/rewards-model.ts';
import {
  type Redemption,
  type RedemptionAmounts,
  redeemStatuses,
  signedPoints,
} from './records.ts';

interface ColumnsOf {
  readonly rows: readonly Redemption[];
  readonly symbol: string;
  /** Cards start with the reward, a table starts with the number. */
  readonly wide: boolean;
}

/**
 * The columns of the redeem history, for the screen and for the exported file: all columns of the specification
 * (PTS-01).
 */
export function useRedeemColumns({
  rows,
  symbol,
  wide,
}: ColumnsOf): readonly RecordColumn<Redemption>[] {
  const t = useT();
  const figures = useFigures();
  const money = (id: keyof RedemptionAmounts, header: string): RecordColumn<Redemption> => ({
    id,
    header,
    cell: ({ texts }) => <Money text={figures(texts[id])} />,
    file: ({ exact }) => exact[id],
    fileHeader: `${header} (${symbol})`,
    numeric: true,
    compact: 'line',
  });
  const paid = sumOf(rows.map(({ exact }) => exact.requiredAmount));
  const spent = rows.reduce((sum, { points }) => sum + points, 0);
  const reference: RecordColumn<Redemption> = {
    id: 'reference',
    header: t('wallet.reference'),
    cell: ({ id }) => (
      <bdi translate="no" dir="ltr">
        {id}
      </bdi>
    ),
    file: ({ id }) => id,
    compact: 'meta',
    always: true,
  };
  const name: RecordColumn<Redemption> = {
    id: 'name',
    header: t('points.reward'),
    cell: (row) => row.name,
    file: (row) => row.name,
    compact: 'title',
    always: true,
  };
  const applied: RecordColumn<Redemption> = {
    id: 'applied',
    header: t('points.applicationTime'),
    cell: (row) => <DateTime value={row.appliedAt} text={figures(row.applied)} />,
    file: (row) => row.applied,
    compact: 'meta',
    always: true,
  };
  return [
    ...(wide ? [reference, applied, name] : [name, applied, reference]),
    {
      id: 'type',
      header: t('record.type'),
      cell: ({ type }) => labelOf(rewardKinds, type, t),
      file: ({ type }) => labelOf(rewardKinds, type, t),
      compact: 'line',
      always: true,
    },
    money('amount', t('wallet.amount')),
    {
      id: 'points',
      header: t('points.requiredPoints'),
      cell: ({ points }) => figures(formatCount(points)),
      file: ({ points }) => String(points),
      numeric: true,
      compact: 'line',
      always: true,
      total: figures(formatCount(spent)),
    },
    {
      ...money('requiredAmount', t('points.requiredAmount')),
      total: <Money text={figures(formatMoney(paid, { symbol }) ?? paid)} />,
    },
    {
      id: 'status',
      header: t('record.status'),
      cell: ({ status }) => (
        <Badge tone={redeemStatuses.get(status)?.tone}>{labelOf(redeemStatuses, status, t)}</Badge>
      ),
      file: ({ status }) => labelOf(redeemStatuses, status, t),
      compact: 'aside',
      always: true,
    },
    {
      id: 'time',
      header: t('record.time'),
      cell: (row) => <DateTime value={row.changedAt} text={figures(row.changed)} />,
      file: (row) => row.changed,
      compact: 'line',
    },
    {
      id: 'change',
      header: t('record.change'),
      cell: ({ change }) => figures(signedPoints(change)),
      file: ({ change }) => String(change),
      numeric: true,
      compact: 'aside',
    },
    {
      id: 'unit',
      header: t('points.unit'),
      cell: ({ unit }) => unit || '\u2013',
      file: ({ unit }) => unit,
      compact: 'line',
    },
    money('exchangeAmount', t('points.exchangeAmount')),
    {
      id: 'remark',
      header: t('field.remark'),
      cell: ({ remark }) => remark || '\u2013',
      file: ({ remark }) => remark,
      width: 180,
      compact: 'line',
    },
  ];
}
