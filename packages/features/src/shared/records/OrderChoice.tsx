import { SelectField } from '@parlour/ui/forms';
import { useT } from '../i18n/use-t.ts';
import type { ListSort } from './address.ts';
import { orderIn, orderValue } from './order.ts';

/** A column that a list can be sorted by. */
export interface OrderColumn {
  readonly id: string;
  readonly header: string;
  /** What its values are; it decides the words for the two directions. */
  readonly kind: 'amount' | 'name' | 'time';
}

interface OrderChoiceProps {
  readonly columns: readonly OrderColumn[];
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort) => void;
}

const words = {
  amount: { descending: 'records.highFirst', ascending: 'records.lowFirst' },
  name: { descending: 'records.nameLast', ascending: 'records.nameFirst' },
  time: { descending: 'records.newFirst', ascending: 'records.oldFirst' },
} as const;

const directions = {
  amount: ['descending', 'ascending'],
  name: ['ascending', 'descending'],
  time: ['descending', 'ascending'],
} as const;

/** The order of a list on a phone, in one select: every column in both directions. */
export function OrderChoice({ columns, sort, onSort }: OrderChoiceProps) {
  const t = useT();
  return (
    <SelectField
      label={t('team.order')}
      name="order"
      value={sort ? orderValue(sort) : ''}
      options={columns.flatMap(({ id: column, header, kind }) =>
        directions[kind].map((direction) => ({
          value: orderValue({ column, direction }),
          label: t(words[kind][direction], { title: header }),
        })),
      )}
      onChange={({ target }) => onSort(orderIn(target.value))}
    />
  );
}
