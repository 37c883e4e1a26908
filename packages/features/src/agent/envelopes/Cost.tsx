import { DataList } from '@parlour/ui/data';
import { useT } from '../../shared/i18n/use-t.ts';
import { subtractMoney } from '../../shared/money/decimal.ts';
import type { Person } from './wanted.ts';

interface CostProps {
  readonly people: readonly Person[];
  readonly each: string | null;
  readonly total: string | null;
  readonly balance: string | null;
  readonly money: (amount: string) => string;
  /** The same as `money`, but masked while balances are hidden. */
  readonly shown: (amount: string) => string;
}

/** The number of recipients, the amount for each, and the total; unknown values have no figure (AGT-14). */
export function Cost({ people, each, total, balance, money, shown }: CostProps) {
  const t = useT();
  return (
    <DataList
      variant="well"
      items={[
        {
          id: 'people',
          label: t('envelope.recipients'),
          value: t('envelope.people', { count: people.length }),
        },
        { id: 'each', label: t('envelope.each'), value: each === null ? undefined : money(each) },
        {
          id: 'after',
          label: t('envelope.mainAfter'),
          value:
            total === null || balance === null ? undefined : shown(subtractMoney(balance, total)),
        },
        {
          id: 'total',
          label: t('record.total'),
          value: total === null ? undefined : money(total),
          total: true,
        },
      ]}
    />
  );
}
