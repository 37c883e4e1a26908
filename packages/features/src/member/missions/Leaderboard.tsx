import {
  Badge,
  Button,
  EmptyState,
  Heading,
  Inline,
  Segmented,
  Skeleton,
  Stack,
  Surface,
  Text,
  VisuallyHidden,
} from '@parlour/ui';
import { useState } from 'react';
import { formatCount } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import * as css from './MissionsView.css.ts';
import type { MissionsViewProps } from './MissionsView.props.ts';
import { type Board, type BoardRow, isPeriod, shownRows } from './missions-model.ts';

/** Rows that are shown before "show all". */
const few = 6;

type LeaderboardProps = Pick<MissionsViewProps, 'board' | 'period' | 'onPeriod' | 'onRetryBoard'>;

/** Leaderboard of this week or month, with the member's own place (MIS-01). */
export function Leaderboard({ board, period, onPeriod, onRetryBoard }: LeaderboardProps) {
  const t = useT();
  return (
    <Surface as="section" aria-labelledby="missions-board">
      <Stack gap="s3">
        <Inline justify="between">
          <Heading level={3} id="missions-board">
            {t('leaderboard.title')}
          </Heading>
          {board.status === 'ready' && board.value.isSample && (
            <Badge>{t('leaderboard.sample')}</Badge>
          )}
        </Inline>
        <Segmented
          block
          label={t('leaderboard.period')}
          options={[
            { value: 'week', label: t('range.thisWeek') },
            { value: 'month', label: t('range.month') },
          ]}
          value={period}
          onChange={(value) => {
            if (isPeriod(value)) onPeriod(value);
          }}
        />
        {board.status === 'loading' && (
          <div aria-busy="true">
            <Skeleton height={320} />
          </div>
        )}
        {board.status === 'error' && <PartError part={board} onRetry={onRetryBoard} />}
        {board.status === 'ready' && <Ranks key={period} of={board.value} />}
        <Text size="small" tone="secondary">
          {t('leaderboard.note')}
        </Text>
      </Stack>
    </Surface>
  );
}

function Ranks({ of }: { readonly of: Board }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const { rows, mine, ends } = of;
  if (rows.length === 0 && mine === null) {
    return (
      <EmptyState
        level={4}
        title={t('empty.leaderboard.title')}
        body={t('empty.leaderboard.body')}
      />
    );
  }
  return (
    <>
      {ends !== null && (
        <Text size="small" tone="secondary">
          {t('leaderboard.ends', { time: ends })}
        </Text>
      )}
      <ol className={css.ranks} data-state={isWhole ? 'whole' : 'few'}>
        {shownRows(of, isWhole ? rows.length : few).map((row) => (
          <Rank key={row.rank + row.account} row={row} />
        ))}
      </ol>
      {mine === null && <Text tone="secondary">{t('leaderboard.notIn')}</Text>}
      {rows.length > few && (
        <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'reward.seeFewer' : 'action.seeAll')}
        </Button>
      )}
    </>
  );
}

/** One row. In the full list the member's own row stays visible while the others scroll. */
function Rank({ row: { rank, account, score, isMine } }: { readonly row: BoardRow }) {
  const t = useT();
  const figures = useFigures();
  return (
    <li className={css.rank} {...(isMine && { 'aria-current': true })}>
      <span className={css.place} data-first={rank <= 3 && !isMine}>
        <VisuallyHidden>{`${t('leaderboard.rank')} `}</VisuallyHidden>
        <span>{figures(formatCount(rank))}</span>
      </span>
      <bdi translate={isMine ? undefined : 'no'} className={css.name}>
        {isMine ? t('leaderboard.you') : account}
      </bdi>
      <span className={css.score}>
        <VisuallyHidden>{`${t('leaderboard.score')} `}</VisuallyHidden>
        <span>{figures(formatCount(score))}</span>
      </span>
    </li>
  );
}
