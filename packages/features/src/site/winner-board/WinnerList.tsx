import { Badge, Skeleton, Surface, Text, type UiClock, WinnerRow } from '@parlour/ui';
import { type GameSummary, gameHref, noCover } from '../../shared/games/game-summary.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { useResolve } from '../../shared/links/resolve.ts';
import { useNow } from './use-now.ts';
import * as css from './winner-board.css.ts';
import { agoOf, type Winner, type WinnerBoard } from './winner-board-model.ts';

export interface WinnerListProps {
  readonly board: WinnerBoard;
  /** Maximum number of rows. Default: all. */
  readonly atMost?: number | undefined;
  /** The clock for the ages; they are updated while the page is open. */
  readonly clock: UiClock;
  /** Formats the instant of a win, ms since the epoch. Default: how long ago it was. */
  readonly timeOf?: ((at: number) => string) | undefined;
  /** Only the rows, for a place that has its own card. Default false. */
  readonly bare?: boolean;
  /** Opens the game of a row. Default: the browser follows its link. */
  readonly onPlay?: ((game: GameSummary) => void) | undefined;
}

/** Rows of wins, with a mark when they are invented (GAM-08, WIN-01). */
export function WinnerList({ board, atMost, clock, bare = false, ...row }: WinnerListProps) {
  const { rows, demo } = board;
  const t = useT();
  const now = useNow(clock);
  const list = (
    <ul className={css.list}>
      {rows.slice(0, atMost).map((win) => (
        <li key={win.id}>
          <Row win={win} now={now} {...row} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {demo && (
        <p className={bare ? `${css.note} ${css.inCard}` : css.note}>
          <Badge tone="warm" solid>
            {t('badge.demo')}
          </Badge>
          <Text as="span" size="small" tone="secondary">
            {t('winners.demoNote')}
          </Text>
        </p>
      )}
      {bare ? (
        list
      ) : (
        <Surface padding="none" clip>
          {list}
        </Surface>
      )}
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
  const resolve = useResolve();
  const ago = at === null ? null : agoOf(at, now);
  const age = () => (ago ? t(ago.key, { count: ago.count }) : t('time.now'));
  return (
    <WinnerRow
      player={player}
      game={title}
      amount={figures(amount)}
      coverUrl={coverUrl}
      fallbackUrl={resolve(noCover)}
      {...(at !== null && { time: timeOf?.(at) ?? age() })}
      {...(game && { href: resolve(gameHref(game.id)), onSelect: onPlay && (() => onPlay(game)) })}
    />
  );
}

interface WinnerListSkeletonProps extends Pick<WinnerListProps, 'bare'> {
  readonly rows: number;
}

/** The placeholder of the rows while they load. */
export function WinnerListSkeleton({ rows, bare = false }: WinnerListSkeletonProps) {
  const places = Array.from({ length: rows }, (_, place) => place).map((place) => (
    <div key={place} className={css.place}>
      <Skeleton width={44} height={44} shape="block" />
      <Skeleton />
    </div>
  ));
  if (bare) return <div>{places}</div>;
  return (
    <>
      <Skeleton width={220} height={24} />
      <Surface padding="none" clip>
        {places}
      </Surface>
    </>
  );
}
