import { Breadcrumbs, Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { RecordsFrame } from '../../shared/records/RecordsView.props.ts';
import { RecordsView } from '../../shared/records/RecordsView.tsx';
import type { ListRead } from '../../shared/records/use-records.ts';
import { useAccountSearch } from '../team-figures/use-account-column.tsx';
import { useFigureSum } from '../team-figures/use-figure-column.tsx';
import { Days } from './Days.tsx';
import {
  atDownlinesOf,
  type Statement,
  type StatementsPage,
  wholeTeamSearched,
} from './statements-model.ts';
import { useStatementColumns } from './use-statement-columns.tsx';

export interface StatementsViewProps extends Omit<RecordsFrame<Statement>, 'read'> {
  readonly read: ListRead<StatementsPage>;
  readonly currencySymbol: string;
  /** The address of an account's downlines; `''` is the agent. */
  readonly hrefOf: (parentId: string) => string;
}

/** Profit and loss of the downlines, each with their team; every team can be opened (AGT-06). */
export function StatementsView(props: StatementsViewProps) {
  const { list, read, currencySymbol: symbol, onChange } = props;
  const t = useT();
  const page = read.status === 'ready' ? read.page : null;
  const sums = page?.sums;
  const sum = useFigureSum();
  const searched = Boolean(list.filters.search);
  const openTeam = (id: string) => onChange(atDownlinesOf(id));
  const columns = useStatementColumns({
    rows: page?.rows ?? [],
    symbol,
    onOpen: ({ id }) => openTeam(id),
  });
  return (
    <RecordsView
      {...props}
      onChange={(part) => onChange(wholeTeamSearched(part))}
      columns={columns}
      label={t('agent.palStatementsAgentCopy')}
      idOf={({ id }) => id}
      search={useAccountSearch(list.filters.search)}
      filters={[]}
      sums={[
        sum({ id: 'validBet', label: t('wallet.validBet'), of: sums?.validBet }),
        sum({ id: 'payout', label: t('rg.totalPayout'), of: sums?.payout }),
        sum({ id: 'rebate', label: t('wallet.rebate'), of: sums?.rebate, tone: 'warm' }),
        sum({ id: 'net', label: t('team.net'), of: sums?.net, signed: true }),
      ]}
      empty={{ title: t('empty.statements.title'), body: t('empty.statements.body') }}
      lead={
        // The days are those of a whole team, so they are not shown for search results.
        !searched &&
        (page || read.status === 'loading') && <Days days={page?.days ?? null} symbol={symbol} />
      }
      path={
        page && <Place of={page} searched={searched} hrefOf={props.hrefOf} openTeam={openTeam} />
      }
    />
  );
}

interface PlaceProps extends Pick<StatementsViewProps, 'hrefOf'> {
  readonly of: StatementsPage;
  readonly searched: boolean;
  readonly openTeam: (id: string) => void;
}

/** The account whose downlines are shown, with the path back up. */
function Place({ of, searched, hrefOf, openTeam }: PlaceProps) {
  const t = useT();
  if (searched) {
    return (
      <Text size="small" tone="secondary">
        {t('team.searchedAlone')}
      </Text>
    );
  }
  if (of.path.length === 0) return null;
  const steps = [
    { id: '', label: t('team.mine'), href: hrefOf('') },
    ...of.path.map(({ id, account }) => ({
      id,
      label: <bdi translate="no">{account}</bdi>,
      href: hrefOf(id),
    })),
  ];
  return (
    <Breadcrumbs
      label={t('team.path')}
      moreLabel={t('team.pathMore')}
      items={steps}
      onSelect={openTeam}
    />
  );
}
