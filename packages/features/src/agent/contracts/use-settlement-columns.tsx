import { Badge, DateTime, IconButton, Money } from '@parlour/ui';
import { Calculator } from 'lucide-react';
import { formatMoney } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { sumOf } from '../../shared/records/amounts.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { type ContractKind, kindWords } from './kinds.ts';
import { type Settlement, settlementStatuses } from './settlements.ts';

const tones = { '-1': 'danger', 0: 'muted', 1: 'success' } as const;

interface ColumnsOf {
  readonly kind: ContractKind;
  readonly rows: readonly Settlement[];
  readonly symbol: string;
  /** Opens the calculation of a settlement. */
  readonly onExplain: (settlement: Settlement) => void;
}

/** The columns of settlements, for the screen and for the exported file (AGT-09 to AGT-12). */
export function useSettlementColumns(of: ColumnsOf): readonly RecordColumn<Settlement>[] {
  const { kind, rows, symbol, onExplain } = of;
  const t = useT();
  const figures = useFigures();
  const words = kindWords[kind];
  const inCurrency = (header: string) => `${header} (${symbol})`;
  const total = (amounts: readonly string[]) => {
    const sum = sumOf(amounts);
    return <Money text={figures(formatMoney(sum, { symbol }) ?? sum)} />;
  };
  const net: RecordColumn<Settlement> = {
    id: 'net',
    header: t('contract.teamNet'),
    cell: ({ netText, netSign }) =>
      netText === null ? (
        t('contract.unknown')
      ) : (
        <Money text={figures(netText)} tone={tones[netSign]} />
      ),
    file: (row) => row.net ?? t('contract.unknown'),
    fileHeader: inCurrency(t('contract.teamNet')),
    numeric: true,
    compact: 'line',
  };
  return [
    {
      id: 'time',
      sortsAs: 'time',
      header: t(words.time),
      cell: ({ at, period }) => <DateTime value={at} text={figures(period)} />,
      file: ({ period }) => period,
      compact: 'title',
      always: true,
    },
    {
      id: 'bet',
      header: t(words.bet),
      cell: ({ betText }) => <Money text={figures(betText)} />,
      file: ({ bet }) => bet,
      fileHeader: inCurrency(t(words.bet)),
      numeric: true,
      compact: 'line',
      total: total(rows.map(({ bet }) => bet)),
    },
    ...(kind === 'dividend' ? [net] : []),
    {
      id: 'members',
      header: t('team.activeMembers'),
      cell: ({ members }) => t('contract.people', { count: members }),
      file: ({ members }) => String(members),
      numeric: true,
      compact: 'line',
    },
    {
      id: 'rate',
      header: t('contract.rate'),
      cell: ({ rateText }) => figures(rateText),
      file: ({ rateText }) => rateText,
      numeric: true,
      compact: 'line',
    },
    {
      id: 'amount',
      header: t(words.amount),
      cell: ({ amountText, isPositive }) => (
        <Money text={figures(amountText)} tone={isPositive ? 'warm' : 'muted'} />
      ),
      file: ({ amount }) => amount,
      fileHeader: inCurrency(t(words.amount)),
      numeric: true,
      compact: 'aside',
      always: true,
      total: total(rows.map(({ amount }) => amount)),
    },
    {
      id: 'status',
      header: t('record.status'),
      cell: ({ status }) => (
        <Badge tone={settlementStatuses.get(status)?.tone}>
          {labelOf(settlementStatuses, status, t)}
        </Badge>
      ),
      file: ({ status }) => labelOf(settlementStatuses, status, t),
      compact: 'aside',
    },
    {
      id: 'why',
      header: t('contract.why'),
      headerHidden: true,
      cell: (row) => (
        <IconButton
          icon={Calculator}
          label={t('contract.whyOf', { date: row.period })}
          onClick={() => onExplain(row)}
        />
      ),
      file: null,
      compact: 'aside',
      always: true,
      width: 60,
    },
  ];
}
