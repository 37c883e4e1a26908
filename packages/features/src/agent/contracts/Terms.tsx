import { Text } from '@parlour/ui';
import { Table } from '@parlour/ui/data';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { Tier } from './contracts-model.ts';
import { type ContractKind, kindWords } from './kinds.ts';

interface TermsProps {
  readonly kind: ContractKind;
  readonly tiers: readonly Tier[];
  /** Unique id of the terms; the table is labelled with it. */
  readonly id: string;
}

/** The steps of the terms: the conditions, and the rate they bring (AGT-13). */
export function Terms({ kind, tiers, id }: TermsProps) {
  const t = useT();
  const figures = useFigures();
  return (
    <Table
      label={t('contract.termsOf', { id })}
      loadingLabel={t('loading.records')}
      rows={tiers}
      getId={({ rate, bet, members }) => `${rate} ${bet} ${members}`}
      columns={[
        {
          id: 'bet',
          header: t(kindWords[kind].bet),
          cell: ({ betText }) => t('contract.from', { amount: betText }),
          compact: 'title',
        },
        {
          id: 'members',
          header: t('team.activeMembers'),
          cell: ({ members }) => t('contract.people', { count: members }),
          numeric: true,
          compact: 'meta',
        },
        {
          id: 'rate',
          header: t('contract.rate'),
          cell: ({ rateText }) => (
            <Text as="span" bold>
              {figures(rateText)}
            </Text>
          ),
          numeric: true,
          compact: 'aside',
        },
      ]}
    />
  );
}
