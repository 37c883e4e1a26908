import { Badge, Inline, Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import type { RecordSearch } from '../../shared/records/RecordSearch.tsx';

/** An account of a team, as lists contain it. */
export interface TeamAccount {
  /** Masked by the backend. */
  readonly account: string;
  /** `member` or `agent`; any other code is shown unchanged. */
  readonly accountType: string;
}

/** A column with the masked account and its kind (AGT). */
export function useAccountColumn<Row extends TeamAccount>(
  place: RecordColumn<Row>['compact'],
): RecordColumn<Row> {
  const t = useT();
  const typeOf = ({ accountType }: Row) =>
    accountType === 'agent'
      ? t('auth.agent')
      : accountType === 'member'
        ? t('auth.member')
        : accountType;
  return {
    id: 'account',
    header: t('auth.username'),
    cell: (row) => (
      <Inline as="span" gap="s2">
        <Text as="span" bold>
          <bdi translate="no">{row.account}</bdi>
        </Text>
        <Badge tone={row.accountType === 'agent' ? 'accent' : 'neutral'}>{typeOf(row)}</Badge>
      </Inline>
    ),
    file: (row) => `${row.account}, ${typeOf(row)}`,
    compact: place,
    always: true,
  };
}

/** The field that filters records by a part of the account name. */
export function useAccountSearch(value: string | undefined): RecordSearch {
  const t = useT();
  return { name: 'search', label: t('team.searchAccount'), value: value ?? '' };
}
