import { Badge, Skeleton, Surface, Text, type UiClock, WinnerRow } from '@parlour/ui';
import { type GameSummary, gameHref } from '../games/index.ts';
import { useFigures, useT } from '../i18n/index.ts';
import { agoOf, type Winner, type WinnerBoard } from './model.ts';
import { useNow } from './use-now.ts';
import * as css from './winner-board.css.ts';

export interface WinnerListProps {
  readonly board: WinnerBoard;
  /** Rows at most. Default: all. */
  readonly atMost?: number | undefined;
  /** Ages count by it, also while the page stays open. */
  readonly clock: UiClock;
  /** Tells the instant of a win, ms since the epoch. Default: how long ago it was. */
  readonly timeOf?: ((at: number) => string) | undefined;
  /** Opens the game of a row. */
  readonly onPlay: (game: GameSummary) => void;
}

/** Rows of wins, and whether they are invented (GAM-08, WIN-01). */
export function WinnerList({ board, atMost, clock, ...row }: WinnerListProps) {
  const { rows, demo } = board;
  const t = useT();
  const now = useNow(clock);
  return (
    <>
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
          {rows.slice(0, atMost).map((win) => (
            <li key={win.id}>
              <Row win={win} now={now} {...row} />
            </li>
          ))}
        </ul>
      </Surface>
    </>
  );
}

interface RowProps extends Pick<WinnerListProps, 'timeOf' | 'onPlay'> {
  readonly win: Winner;
  readonly now: number;
}

function Row({ win, now, timeOf, onPlay }: RowProps) {
  const { player, title, game, amount, coverUrl, at } = win;
  const t = useT();
  const figures = useFigures();
  const ago = at === null ? null : agoOf(at, now);
  const age = () => (ago ? t(ago.key, { count: ago.count }) : t('time.now'));
  return (
    <WinnerRow
      player={player}
      game={title}
      amount={figures(amount)}
      coverUrl={coverUrl}
      fallbackUrl="/art/cover/fallback.svg"
      {...(at !== null && { time: timeOf?.(at) ?? age() })}
      {...(game && { href: gameHref(game.id), onSelect: () => onPlay(game) })}
    />
  );
}

/** The place of so many rows while they are on their way. */
export function WinnerListSkeleton({ rows }: { readonly rows: number }) {
  return (
    <>
      <Skeleton width={220} height={24} />
      <Surface padding="none" clip>
        {Array.from({ length: rows }, (_, place) => place).map((place) => (
          <div key={place} className={css.place}>
            <Skeleton width={44} height={44} shape="block" />
            <Skeleton />
          </div>
        ))}
      </Surface>
    </>
  );
}
