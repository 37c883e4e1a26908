import { Badge, Button, DateTime, IconButton, Money, Stack, Text } from '@parlour/ui';
import type { Column } from '@parlour/ui/data';
import { ChevronRight, Eye } from 'lucide-react';
import { formatCount } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './DownlinesView.css.ts';
import { type Downline, type DownlinePage, statusWords, typeWords } from './downlines-model.ts';

interface ColumnsOf {
  /** `there`: the backend sorts (list). `here`: the tree sorts each level itself. */
  readonly sorted: 'there' | 'here';
  /** On a desktop the headings change the order; on a phone the sheet does. */
  readonly byHeading: boolean;
  /** Sums of all results; none in a tree. */
  readonly sums: DownlinePage['sums'] | null;
  /** Search results can be at any level. */
  readonly withLevel: boolean;
  readonly onDetail: (person: Downline) => void;
  /** Opens the team of an account; left out where rows expand instead. */
  readonly onTeam?: ((id: string) => void) | undefined;
}

/** The columns of a team. Their ids are the figures that the backend sorts by (AGT-04). */
export function useColumns(of: ColumnsOf): readonly Column<Downline>[] {
  const { sums, withLevel, onDetail, onTeam } = of;
  const t = useT();
  const figures = useFigures();
  const by = (value: (row: Downline) => string | number) =>
    of.sorted === 'here'
      ? { sortValue: value, sortable: of.byHeading }
      : { sortable: of.byHeading };
  const money = (text: string) => <Money text={figures(text)} />;
  return [
    {
      id: 'account',
      header: t('auth.username'),
      cell: (row) => (
        <Stack as="span" gap="s1" className={css.name}>
          <Text as="span" bold>
            <bdi translate="no">{row.account}</bdi>
          </Text>
          {(withLevel || row.nickname.trim() !== '') && (
            <Text as="span" size="small" tone="secondary">
              {withLevel ? (
                t('team.levelOf', { level: row.level })
              ) : (
                <bdi translate="no">{row.nickname}</bdi>
              )}
            </Text>
          )}
        </Stack>
      ),
      compact: 'title',
      ...by(({ account }) => account.toLowerCase()),
    },
    {
      id: 'type',
      header: t('record.type'),
      cell: ({ type }) => {
        const word = typeWords.get(type);
        return <Badge tone={word?.tone}>{word ? t(word.label) : type}</Badge>;
      },
      compact: 'meta',
      roomy: true,
      width: 88,
    },
    {
      id: 'team',
      header: t('team.team'),
      cell: (row) =>
        onTeam && row.direct > 0 ? (
          <Button
            size="sm"
            variant="ghost"
            endIcon={ChevronRight}
            className={css.people}
            aria-label={t('team.openOf', { name: row.account, count: row.team })}
            onClick={() => onTeam(row.id)}
          >
            {t('team.people', { count: row.team })}
          </Button>
        ) : (
          figures(formatCount(row.team))
        ),
      numeric: true,
      compact: 'aside',
      width: 136,
      total: sums && figures(formatCount(sums.team)),
      ...by(({ team }) => team),
    },
    {
      id: 'balance',
      header: t('wallet.balance'),
      cell: ({ balance }) => money(balance),
      numeric: true,
      compact: 'line',
      width: 128,
      total: sums && money(sums.balance),
      ...by(({ order }) => order.balance),
    },
    {
      id: 'validBet',
      header: t('wallet.validBet'),
      cell: ({ validBet }) => money(validBet),
      numeric: true,
      compact: 'line',
      width: 136,
      total: sums && money(sums.validBet),
      ...by(({ order }) => order.validBet),
    },
    {
      id: 'lastLogin',
      header: t('auth.lastLogin'),
      cell: ({ seen, seenAt }) =>
        seen === null || seenAt === null ? '–' : <DateTime value={seenAt} text={figures(seen)} />,
      compact: 'line',
      roomy: true,
      width: 140,
      ...by(({ order }) => order.seen),
    },
    {
      id: 'status',
      header: t('record.status'),
      cell: ({ status }) => {
        const word = statusWords.get(status);
        return <Badge tone={word?.tone}>{word ? t(word.label) : status}</Badge>;
      },
      compact: 'aside',
      width: 100,
    },
    {
      id: 'detail',
      header: t('team.details'),
      headerHidden: true,
      cell: (row) => (
        <IconButton
          icon={Eye}
          label={t('team.detailsOf', { name: row.account })}
          onClick={() => onDetail(row)}
        />
      ),
      compact: 'aside',
      width: 60,
    },
  ];
}
