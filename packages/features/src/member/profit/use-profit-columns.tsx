import { DateTime, Money } from '@parlour/ui';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import type { ProfitAmounts, ProfitDay } from './profit-model.ts';

const tones = { '-1': 'danger', 0: 'muted', 1: 'success' } as const;

/** The columns of profit and loss by day, for the screen and for the exported file (MEM-08). */
export function useProfitColumns(symbol: string): readonly RecordColumn<ProfitDay>[] {
  const t = useT();
  const figures = useFigures();
  const amount = (id: keyof ProfitAmounts, header: string): RecordColumn<ProfitDay> => ({
    id,
    header,
    cell: ({ texts }) => <Money text={figures(texts[id])} />,
    file: ({ exact }) => exact[id],
    fileHeader: `${header} (${symbol})`,
    numeric: true,
    compact: 'line',
  });
  return [
    {
      id: 'date',
      header: t('profit.date'),
      cell: ({ date }) => <DateTime value={date} text={figures(date)} />,
      file: ({ date }) => date,
      compact: 'title',
      always: true,
    },
    amount('stake', t('rg.totalBet')),
    amount('validBet', t('wallet.validBet')),
    amount('payout', t('rg.totalPayout')),
    amount('bonus', t('profit.bonus')),
    {
      ...amount('net', t('wallet.netPosition')),
      cell: ({ texts, sign }) => <Money text={figures(texts.net)} tone={tones[sign]} />,
      compact: 'aside',
      always: true,
    },
  ];
}
