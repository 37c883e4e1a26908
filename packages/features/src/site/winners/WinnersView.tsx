import { Button, EmptyState, ErrorState, Heading, Surface, Text } from '@parlour/ui';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { columns, page, section } from '../../shared/page-parts/page-parts.css.ts';
import type { Winners } from '../winner-board/use-winners.ts';
import {
  WinnerList,
  type WinnerListProps,
  WinnerListSkeleton,
} from '../winner-board/WinnerList.tsx';
import { board } from '../winner-board/winner-board.css.ts';
import { winnersAtMost } from '../winner-board/winner-board-model.ts';

export interface WinnersViewProps
  extends Pick<Winners, 'board' | 'clock' | 'clockOf'>,
    Pick<WinnerListProps, 'timeOf' | 'onPlay'> {
  readonly onRetry: () => void;
}

/** The page of winners: the board, its explanation, and whose clock it uses (WIN-01, GAM-08). */
export function WinnersView({ clockOf, ...list }: WinnersViewProps) {
  const t = useT();
  return (
    <div className={page} data-widget="winners">
      <Heading level={1}>{t('nav.winners')}</Heading>
      <div className={columns}>
        <div className={board} aria-busy={list.board.status === 'loading' || undefined}>
          <List {...list} />
        </div>
        <Surface as="section" className={section} aria-labelledby="winners-about">
          <Heading level={2} size="s" id="winners-about">
            {t('winners.about')}
          </Heading>
          <Text size="small" tone="secondary">
            {t('winners.lead', { count: winnersAtMost })}
          </Text>
          {clockOf !== null && (
            <Text size="small" tone="secondary">
              {t(clockOf === 'site' ? 'winners.siteClock' : 'winners.deviceClock')}
            </Text>
          )}
        </Surface>
      </div>
    </div>
  );
}

function List({ board: part, onRetry, ...list }: Omit<WinnersViewProps, 'clockOf'>) {
  const t = useT();
  if (part.status === 'loading') return <WinnerListSkeleton rows={winnersAtMost} />;
  if (part.status === 'error') {
    return (
      <ErrorState
        level={2}
        title={t('error.loadFailed')}
        body={errorMessage(part.error, t)}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
        busy={part.busy}
      />
    );
  }
  if (part.value.rows.length === 0) {
    return (
      <EmptyState
        level={2}
        title={t('empty.winners.title')}
        body={t('empty.winners.body')}
        action={<Button onClick={onRetry}>{t('empty.winners.action')}</Button>}
      />
    );
  }
  return <WinnerList board={part.value} {...list} />;
}
