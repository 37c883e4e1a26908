import {
  Badge,
  Button,
  DateTime,
  EmptyState,
  ErrorState,
  Money,
  Pagination,
  VisuallyHidden,
} from '@parlour/ui';
import { type Column, Table } from '@parlour/ui/data';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { usePagerLabels } from '../../shared/paging/use-pager-labels.ts';
import type { ReferralViewProps } from './ReferralView.props.ts';
import { type Friend, type FriendPage, wordOf } from './referral-model.ts';

/** Friends who registered by the link, newest first, with the income from each (REF-01). */
export function Friends(props: ReferralViewProps) {
  const { friends, isTurning, page, onPage, onRetryFriends } = props;
  const t = useT();
  const columns = useColumns(props);
  return (
    <Table
      label={t('referral.list')}
      columns={columns}
      rows={friends.status === 'ready' ? friends.value.rows : []}
      getId={({ id }) => id}
      loading={friends.status === 'loading' || isTurning}
      loadingLabel={t('loading.records')}
      empty={<NoFriends {...props} />}
      error={
        friends.status === 'error' ? (
          <ErrorState
            title={t('error.loadFailed')}
            body={errorMessage(friends.error, t)}
            retryLabel={t('action.retry')}
            busy={friends.busy}
            onRetry={onRetryFriends}
            {...(page > 1 && {
              action: <Button onClick={() => onPage(page - 1)}>{t('a11y.previousPage')}</Button>,
            })}
          />
        ) : undefined
      }
      footer={
        friends.status === 'ready' && friends.value.total > 0 ? (
          <Pages {...props} of={friends.value} />
        ) : undefined
      }
    />
  );
}

function NoFriends({ invitation, isWhole, onCopyLink, onRange }: ReferralViewProps) {
  const t = useT();
  if (!isWhole) {
    return (
      <EmptyState
        title={t('referral.noneThen')}
        body={t('empty.referrals.body')}
        action={<Button onClick={() => onRange(null)}>{t('referral.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t('empty.referrals.title')}
      body={t('empty.referrals.body')}
      {...(invitation.status === 'ready' && {
        action: (
          <Button onClick={() => onCopyLink(invitation.value)}>
            {t('empty.referrals.action')}
          </Button>
        ),
      })}
    />
  );
}

interface PagesProps extends Pick<ReferralViewProps, 'page' | 'isTurning' | 'onPage'> {
  readonly of: FriendPage;
}

function Pages({ of: { rows, first, pages, total }, page, isTurning, onPage }: PagesProps) {
  const t = useT();
  const numbers = useNumbers();
  const labels = usePagerLabels(t('records.pagesOf', { title: t('referral.list') }));
  return (
    <Pagination
      {...{ page, pages, labels, numbers }}
      busy={isTurning}
      onChange={onPage}
      summary={t('referral.shown', {
        from: String(first),
        to: String(first + rows.length - 1),
        total,
      })}
    />
  );
}

function useColumns({
  currencySymbol,
  hidden,
}: Pick<ReferralViewProps, 'currencySymbol' | 'hidden'>): readonly Column<Friend>[] {
  const t = useT();
  const figures = useFigures();
  const money = useMoney(currencySymbol, hidden);
  return [
    {
      id: 'account',
      header: t('auth.username'),
      cell: ({ account }) => <bdi translate="no">{account}</bdi>,
      compact: 'title',
    },
    {
      id: 'time',
      header: t('referral.registeredAt'),
      cell: ({ at, time }) => <DateTime value={at} text={figures(time)} />,
      compact: 'meta',
    },
    {
      id: 'status',
      header: t('record.status'),
      cell: ({ status }) => {
        const word = wordOf(status);
        return (
          <Badge tone={word?.tone}>{word ? t(word.label) : status || t('status.unknown')}</Badge>
        );
      },
      compact: 'aside',
    },
    {
      id: 'reward',
      header: t('points.reward'),
      cell: ({ reward }) =>
        reward === null ? (
          '–'
        ) : (
          <>
            {hidden && <VisuallyHidden>{`${t('referral.hidden')} `}</VisuallyHidden>}
            <Money text={money(reward)} tone="warm" />
          </>
        ),
      numeric: true,
      compact: 'aside',
    },
  ];
}
