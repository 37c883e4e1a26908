import { Button, Text } from '@parlour/ui';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import {
  WinnerList,
  type WinnerListProps,
  WinnerListSkeleton,
} from '../winner-board/WinnerList.tsx';
import { board as boardStyle } from '../winner-board/winner-board.css.ts';
import type { WinnerBoard } from '../winner-board/winner-board-model.ts';
import * as css from './HomeShelvesView.css.ts';
import { winnersShown } from './home-shelves-model.ts';
import { ShelfSection } from './ShelfSection.tsx';

export interface WinnersProps extends Pick<WinnerListProps, 'clock' | 'onPlay'> {
  readonly part: Part<WinnerBoard>;
  readonly onRetry: () => void;
}

const isEmpty = ({ rows }: WinnerBoard) => rows.length === 0;

/** The winner board: five wins at first, twenty on demand, and a mark when they are invented (GAM-08, WIN-01). */
export function Winners({ part, clock, onPlay, onRetry }: WinnersProps) {
  const t = useT();
  return (
    <ShelfSection
      part={part}
      isEmpty={isEmpty}
      title={t('game.latestWinners')}
      href="/winners"
      onRetry={onRetry}
      empty={<Text tone="secondary">{t('empty.winners.title')}</Text>}
      skeleton={
        <div className={boardStyle}>
          <WinnerListSkeleton rows={winnersShown} />
        </div>
      }
    >
      {(board) => <Board board={board} clock={clock} onPlay={onPlay} />}
    </ShelfSection>
  );
}

function Board({ board, ...list }: WinnerListProps) {
  const t = useT();
  const [all, setAll] = useState(false);
  const count = board.rows.length;
  return (
    <div className={boardStyle}>
      <WinnerList {...list} board={board} atMost={all ? undefined : winnersShown} />
      {count > winnersShown && (
        <Button size="sm" className={css.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('home.fewerWinners') : t('home.allWinners', { count })}
        </Button>
      )}
    </div>
  );
}
