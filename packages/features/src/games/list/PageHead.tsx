import { queries, type WireGameMenus } from '@parlour/api-client';
import { Heading, Jackpot, Skeleton, Text } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toCategories } from '../../shared/games/categories.ts';
import type { GameType } from '../../shared/games/game-summary.ts';
import { gameKinds } from '../../shared/games/kinds.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { JackpotFeed } from '../../shared/jackpot/JackpotFeed.tsx';
import { toJackpotSource } from '../../shared/jackpot/source.ts';
import { useJackpotLabels } from '../../shared/jackpot/use-jackpot-labels.ts';
import { useLinkTo } from '../../shared/links/server-link.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import * as css from './GameListView.css.ts';

/** Title and counts, and on the slots page the jackpot (SPECIFICATION §2). */
export function PageHead({
  gameType,
  vendorCount,
  filtered,
  tools,
}: {
  readonly gameType: GameType;
  readonly vendorCount: number | null;
  /** Only some of the games are listed: their number stands at the list, and no other number stands here. */
  readonly filtered: boolean;
  /** Search and filters of a phone, beside the title. */
  readonly tools: ReactNode;
}) {
  const t = useT();
  const numbers = useNumbers();
  const linkTo = useLinkTo();
  const { api } = useRuntime();
  const { currencySymbol, operatorMode, timeZone } = useSettings();
  const menus = useQuery({ ...queries.gameMenus(api), staleTime: 600_000 });
  const hasJackpot = gameType === 'RNG';
  const jackpot = useQuery({
    ...queries.jackpot(api, { scope: 'rng' }),
    enabled: hasJackpot,
    staleTime: 60_000,
  });
  // Another page may have read the jackpot already.
  const source = hasJackpot && jackpot.data ? toJackpotSource(jackpot.data, linkTo) : null;
  const labels = useJackpotLabels(
    source?.kind === 'live' ? formatDateTime(source.asOf, timeZone) : null,
    'rng',
  );
  const gameCount = menus.data && countOf(menus.data, gameType);
  const games = gameCount === undefined || filtered ? null : t('count.games', { count: gameCount });
  const vendors = vendorCount === null ? null : t('count.providers', { count: vendorCount });
  const title = gameKinds.get(gameType);
  return (
    <div className={css.head}>
      <div className={css.listTitles}>
        <Heading level={1}>{title ? t(title) : gameType}</Heading>
        <Text size="small" tone="secondary">
          {/* A non-breaking space keeps the line until the number is loaded. */}
          <span>{games ?? '\u00a0'}</span>
          <span className={css.vendorCount}>{vendors && (games ? `, ${vendors}` : vendors)}</span>
        </Text>
      </div>
      {tools}
      {hasJackpot && jackpot.isPending && operatorMode === 'demo' && (
        <div className={css.waitingJackpot}>
          <Skeleton shape="block" height="100%" />
        </div>
      )}
      {source && (
        <Jackpot
          className={css.jackpot}
          variant="bar"
          source={source}
          labels={labels}
          currency={currencySymbol}
          numbers={numbers}
          operatorMode={operatorMode}
        />
      )}
      {source?.kind === 'live' && <JackpotFeed scope="rng" />}
    </div>
  );
}

/** The number of games of a type. The API lists e-sports among sports, but they are counted separately (LAY-05). */
function countOf(menus: WireGameMenus, gameType: GameType): number | undefined {
  const isSplit = gameType === 'SPORTS' || gameType === 'ESPORTS';
  if (!isSplit) return menus.find(({ code }) => code === gameType)?.gameCount;
  const split = toCategories(menus, { esportsTitle: '', language: '' });
  return split.find(({ code }) => code === gameType)?.gameCount;
}
