import type { Say } from '../../samples/samples.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Money } from '../Money/Money.tsx';
import type { Column } from '../Table/columns.ts';

/** A member of a team, as the path of positions to them: `2.0.1`. */
export type Member = string;

const letters = ['ta', 'ri', 'he', 'sh', 'du', 'na', 'mi', 'su', 'ja', 'bi'];
const sum = (member: Member) =>
  member
    .split('.')
    .reduce((total, place, index) => total + (Number(place) + 1) * 17 ** (index + 1), 0);

export const nameOf = (member: Member): string =>
  `${letters[sum(member) % 10] ?? 'ta'}***${10 + (sum(member) % 90)}`;

/** Every third member is an agent with their own team. */
export const isAgent = (member: Member): boolean => Number(member.split('.').at(-1)) % 3 === 0;

export const teamOf = (member: Member, size = 4): readonly Member[] =>
  Array.from({ length: size }, (_, place) => `${member}.${place}`);

export const team = (size: number): readonly Member[] =>
  Array.from({ length: size }, (_, place) => `${place}`);

const statuses = [
  ['status.account.active', 'success'],
  ['status.account.active', 'success'],
  ['status.account.inactive', 'neutral'],
  ['status.account.locked', 'warn'],
] as const;

/** Columns of a team. */
export function teamColumns(say: Say): readonly Column<Member>[] {
  return [
    { id: 'name', header: say('data.username'), cell: nameOf, sortValue: nameOf },
    {
      id: 'type',
      header: say('record.type'),
      cell: (member) => (
        <Badge tone={isAgent(member) ? 'accent' : 'neutral'}>
          {say(isAgent(member) ? 'auth.agent' : 'data.member')}
        </Badge>
      ),
      compact: 'meta',
      width: 110,
    },
    {
      id: 'team',
      header: say('team.team'),
      cell: (member) => (isAgent(member) ? '4' : '0'),
      numeric: true,
      width: 90,
    },
    {
      id: 'balance',
      header: say('data.balance'),
      cell: () => <Money text={say('sample.balance')} />,
      numeric: true,
      compact: 'aside',
      width: 150,
    },
    {
      id: 'status',
      header: say('record.status'),
      cell: (member) => {
        const [key, tone] = statuses[sum(member) % 4] ?? statuses[0];
        return <Badge tone={tone}>{say(key)}</Badge>;
      },
      compact: 'aside',
      width: 130,
    },
  ];
}
