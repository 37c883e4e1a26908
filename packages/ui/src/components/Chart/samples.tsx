import type { Say } from '../../samples/samples.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { ChartProps } from './Frame.tsx';

const deposits = [42, 48, 39, 55, 61, 58, 72, 66, 78, 74, 83, 91, 86, 97];
const withdrawals = [20, 26, 24, 30, 27, 38, 33, 41, 36, 44, 47, 43, 52, 49];
const results = [12, -8, 5, -21, 18, 0, 9];

const day = (index: number) => {
  const label = `11-${`${7 + index}`.padStart(2, '0')}`;
  return { id: label, label };
};
const thousands = (values: readonly number[]) => values.map((value) => value * 1000);

/** Charts of a team. The values are the same in every language. */
export function chartSamples(
  say: Say,
): Record<
  | 'one'
  | 'two'
  | 'four'
  | 'gaps'
  | 'losses'
  | 'zero'
  | 'single'
  | 'many'
  | 'loading'
  | 'empty'
  | 'failed'
  | 'longText',
  ChartProps
> {
  const money = (value: number) => {
    const digits = Math.abs(value)
      .toFixed(2)
      .replace(/\B(?=(\d{3})+\.)/g, ',');
    return `${value < 0 ? '−' : ''}${say('data.taka')}${digits}`;
  };
  const base = {
    label: say('data.depositsAndWithdrawals'),
    categories: deposits.map((_, index) => day(index)),
    format: money,
    formatTick: (value: number) => `${value / 1000}k`.replace('-', '−'),
    tableLabel: say('data.asTable'),
    categoryLabel: say('data.date'),
  };
  const two = [
    { id: 'in', label: say('member.depositv2'), values: thousands(deposits) },
    { id: 'out', label: say('member.withdraw'), values: thousands(withdrawals) },
  ];
  const halves = deposits.map((value) => value * 500);
  return {
    one: { ...base, series: two.slice(0, 1) },
    two: { ...base, series: two },
    four: {
      ...base,
      series: [
        ...two,
        { id: 'rebate', label: say('data.rebate'), values: halves },
        { id: 'bonus', label: say('data.bonus'), values: thousands([...results, ...results]) },
      ],
    },
    gaps: {
      ...base,
      series: two.map((one, place) => ({
        ...one,
        values: one.values.map((value, index) => ((index + place) % 5 === 3 ? null : value)),
      })),
    },
    losses: {
      ...base,
      categories: base.categories.slice(0, 7),
      series: [{ id: 'result', label: say('record.change'), values: thousands(results) }],
    },
    zero: {
      ...base,
      series: [{ id: 'in', label: say('member.depositv2'), values: deposits.map(() => 0) }],
    },
    single: {
      ...base,
      categories: base.categories.slice(0, 1),
      series: two.map((one) => ({ ...one, values: one.values.slice(0, 1) })),
    },
    many: {
      ...base,
      categories: Array.from({ length: 90 }, (_, index) => ({
        id: `${index}`,
        label: `${index + 1}`,
      })),
      series: two.map((one) => ({
        ...one,
        values: Array.from(
          { length: 90 },
          (_, index) => (one.values[index % 14] ?? 0) + index * 300,
        ),
      })),
    },
    loading: {
      ...base,
      categories: [],
      series: [],
      loading: true,
      loadingLabel: say('loading.records'),
    },
    empty: {
      ...base,
      categories: [],
      series: [],
      empty: <EmptyState title={say('empty.income.title')} body={say('empty.income.body')} />,
    },
    failed: {
      ...base,
      categories: [],
      series: [],
      error: <ErrorState title={say('errorTitle.generic')} body={say('error.loadFailed')} />,
    },
    longText: {
      ...base,
      label: say('data.longTitle'),
      series: two.map((one) => ({ ...one, label: say('data.longTitle') })),
    },
  };
}
