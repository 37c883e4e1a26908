import {
  categoryHref,
  type GameSummary,
  GameTile,
  gameKinds,
  toGameSummary,
  toGameType,
  useT,
  vendorNamesOf,
} from '@parlour/features/content';
import { GameCardSkeleton, Text } from '@parlour/ui';
import { mostGames } from '../core/page.ts';
import { Failed } from '../frame/Failed.tsx';
import { Frame } from '../frame/Frame.tsx';
import { countIn } from '../options.ts';
import type { ContentProps } from '../surroundings.ts';
import * as css from './games.css.ts';
import { useSharedRead, useTold } from './use-shared.ts';

/** A strip of games (GAM-02, GAM-07). It has no hearts, because nobody is logged in on a partner page. */
export function Content({ surroundings, ...told }: ContentProps) {
  const { page, language, options } = surroundings;
  const type = toGameType(options.category ?? '');
  const games = type === undefined ? page.popularGames(language) : page.games({ type, language });
  const part = useSharedRead(games);
  const names = useSharedRead(page.vendors(language));
  const t = useT();
  const count = countIn(options.rows ?? '', { least: 1, most: mostGames, fallback: 12 });
  useTold(part, told);
  const known = vendorNamesOf(names.status === 'ready' ? names.value : []);
  const kind = type === undefined ? undefined : gameKinds.get(type);
  return (
    <Frame
      surroundings={surroundings}
      title={t(kind ?? 'game.popularGames')}
      more={type === undefined ? '/hot' : (categoryHref(type) ?? '/hot')}
    >
      {part.status === 'loading' && <Skeletons count={count} />}
      {part.status === 'error' && <Failed busy={part.busy} onRetry={games.refresh} />}
      {part.status === 'ready' && part.value.length === 0 && (
        <Text className={css.empty} size="small" tone="secondary">
          {t('partner.noGames')}
        </Text>
      )}
      {part.status === 'ready' && part.value.length > 0 && (
        <Strip games={part.value.slice(0, count).map((game) => toGameSummary(game, known))} />
      )}
    </Frame>
  );
}

function Strip({ games }: { readonly games: readonly GameSummary[] }) {
  return (
    <ul className={css.strip}>
      {games.map((game) => (
        <li key={game.id} className={css.card}>
          <GameTile game={game} />
        </li>
      ))}
    </ul>
  );
}

function Skeletons({ count }: { readonly count: number }) {
  return (
    <div className={css.strip} aria-busy="true">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <GameCardSkeleton key={place} />
      ))}
    </div>
  );
}
