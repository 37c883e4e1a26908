import { Badge, Button, Skeleton, Surface, Text, WinnerRow } from '@parlour/ui';
import { useState } from 'react';
import { useFigures, useT } from '../i18n/index.ts';
import type { Part } from '../parts/index.ts';
import * as css from './HomeShelvesView.css.ts';
import { agoOf, type WinnerBoard, winnersShown } from './model.ts';
import { places, ShelfSection } from './ShelfSection.tsx';

export interface WinnersProps {
  readonly part: Part<WinnerBoard>;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onRetry: () => void;
}

const isEmpty = ({ rows }: WinnerBoard) => rows.length === 0;

/** The winner board: five at first, twenty on demand, and whether they are invented (GAM-08, WIN-01). */
export function Winners({ part, now, onRetry }: WinnersProps) {
  const t = useT();
  return (
    <ShelfSection
      part={part}
      isEmpty={isEmpty}
      title={t('game.latestWinners')}
      onRetry={onRetry}
      empty={<Text tone="secondary">{t('empty.winners.title')}</Text>}
      skeleton={
        <div className={css.board}>
          <Skeleton width={220} height={24} />
          <Surface padding="none" clip>
            {places(winnersShown).map((place) => (
              <div key={place} className={css.winnerPlace}>
                <Skeleton width={44} height={44} shape="block" />
                <Skeleton />
              </div>
            ))}
          </Surface>
        </div>
      }
    >
      {(board) => <Board board={board} now={now} />}
    </ShelfSection>
  );
}

function Board({ board: { rows, demo }, now }: { readonly board: WinnerBoard; now: number }) {
  const t = useT();
  const figures = useFigures();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, winnersShown);
  return (
    <div className={css.board}>
      {demo && (
        <p className={css.note}>
          <Badge tone="warm" solid>
            {t('badge.demo')}
          </Badge>
          <Text as="span" size="small" tone="secondary">
            {t('winners.demoNote')}
          </Text>
        </p>
      )}
      <Surface padding="none" clip>
        <ul className={css.list}>
          {shown.map(({ id, player, game, amount, coverUrl, at }) => {
            const ago = at === null ? null : agoOf(at, now);
            const time = ago ? t(ago.key, { count: ago.count }) : t('time.now');
            return (
              <li key={id}>
                <WinnerRow
                  player={player}
                  game={game}
                  amount={figures(amount)}
                  coverUrl={coverUrl}
                  fallbackUrl="/art/cover/fallback.svg"
                  {...(at !== null && { time })}
                />
              </li>
            );
          })}
        </ul>
      </Surface>
      {rows.length > winnersShown && (
        <Button size="sm" className={css.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('home.fewerWinners') : t('home.allWinners', { count: rows.length })}
        </Button>
      )}
    </div>
  );
}
