import type { Say } from '../../samples/samples.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Money } from '../Money/Money.tsx';
import type { Column } from './columns.ts';

const incoming = ['member.depositv2', 'data.rebate', 'data.bonus'] as const;
const statuses = [
  ['status.payment.completed', 'success'],
  ['status.payment.toConfirm', 'warn'],
  ['status.payment.completed', 'success'],
  ['status.payment.rejected', 'danger'],
] as const;

/** Returns the amount of a record in paisa. The same number always gives the same amount. */
export const amountOf = (record: number): number => (((record * 7919) % 4001) - 2000) * 50;

/** A rejected record is crossed out. */
export const isRejected = (record: number): boolean => record % 4 === 3;

const digits = (paisa: number) =>
  (Math.abs(paisa) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');

/** Formats a signed amount with its currency. The taka sign comes from the sample texts. */
export const amount = (say: Say, paisa: number): string =>
  `${paisa < 0 ? '−' : '+'}${say('data.taka')}${digits(paisa)}`;

const two = (value: number) => `${value}`.padStart(2, '0');
const timeOf = (record: number) =>
  `2026-11-${two(20 - (record % 20))} ${two(23 - (record % 24))}:${two((record * 7) % 60)}`;
export const numberOf = (record: number): string => `TX-${993120 - record}`;

/** Columns of an account record. A row is a number; everything else is computed from it. */
export function recordColumns(say: Say): readonly Column<number>[] {
  return [
    {
      id: 'type',
      header: say('record.type'),
      cell: (record) =>
        say(amountOf(record) < 0 ? 'member.withdraw' : (incoming[record % 3] ?? incoming[0])),
      width: 190,
    },
    {
      id: 'time',
      header: say('record.time'),
      cell: (record) => (
        <bdi translate="no" dir="ltr">
          {timeOf(record)}
        </bdi>
      ),
      sortValue: (record) => timeOf(record),
      compact: 'meta',
      width: 150,
    },
    {
      id: 'number',
      header: say('data.reference'),
      cell: (record) => (
        <bdi translate="no" dir="ltr">
          {numberOf(record)}
        </bdi>
      ),
      compact: 'meta',
      roomy: true,
      width: 130,
    },
    {
      id: 'change',
      header: say('record.change'),
      cell: (record) => (
        <Money
          text={amount(say, amountOf(record))}
          tone={amountOf(record) < 0 ? 'danger' : 'success'}
          struck={isRejected(record)}
        />
      ),
      numeric: true,
      sortValue: amountOf,
      compact: 'aside',
      width: 130,
    },
    {
      id: 'balance',
      header: say('record.closing'),
      cell: () => <Money text={say('sample.balance')} />,
      numeric: true,
      compact: 'hidden',
      width: 130,
    },
    {
      id: 'status',
      header: say('record.status'),
      cell: (record) => {
        const [key, tone] = statuses[record % 4] ?? statuses[0];
        return <Badge tone={tone}>{say(key)}</Badge>;
      },
      compact: 'aside',
      width: 190,
    },
  ];
}

/** Returns the numbers of `count` records. */
export const records = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);
