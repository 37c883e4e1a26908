import { DateTime } from '@parlour/ui';
import { formatCount } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { changeTypes, type PointMove, signedPoints } from './records.ts';

/** The columns of the movements of points, for the screen and for the exported file (PTS-01). */
export function useChangeColumns(wide: boolean): readonly RecordColumn<PointMove>[] {
  const t = useT();
  const figures = useFigures();
  const time: RecordColumn<PointMove> = {
    id: 'time',
    header: t('record.time'),
    cell: (row) => <DateTime value={row.at} text={figures(row.time)} />,
    file: (row) => row.time,
    compact: 'meta',
    always: true,
  };
  const type: RecordColumn<PointMove> = {
    id: 'type',
    header: t('record.type'),
    cell: (row) => labelOf(changeTypes, row.type, t),
    file: (row) => labelOf(changeTypes, row.type, t),
    compact: 'title',
    always: true,
  };
  return [
    ...(wide ? [time, type] : [type, time]),
    {
      id: 'reference',
      header: t('wallet.reference'),
      cell: ({ reference }) => (
        <bdi translate="no" dir="ltr">
          {reference}
        </bdi>
      ),
      file: ({ reference }) => reference,
      compact: 'meta',
    },
    {
      id: 'change',
      header: t('record.change'),
      cell: ({ change }) => figures(signedPoints(change)),
      file: ({ change }) => String(change),
      numeric: true,
      compact: 'aside',
      always: true,
    },
    {
      id: 'after',
      header: t('points.remaining'),
      cell: ({ after }) => figures(formatCount(after)),
      file: ({ after }) => String(after),
      numeric: true,
      compact: 'line',
      always: true,
    },
    {
      id: 'remark',
      header: t('field.remark'),
      cell: ({ remark }) => remark || '\u2013',
      file: ({ remark }) => remark,
      compact: 'line',
    },
  ];
}
