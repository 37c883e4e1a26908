import { type FavouriteState, GameCard, type GameCardProps } from '@parlour/ui';
import { useT } from '../i18n/use-t.ts';
import { useResolve } from '../links/resolve.ts';
import { gamePath } from './game-path.ts';
import { type GameSummary, noCover } from './game-summary.ts';

export interface GameTileProps {
  readonly game: GameSummary;
  /** Omit it where the visitor cannot be logged in: then the card has no heart. */
  readonly favourite?: FavouriteState;
  readonly onFavourite?: (game: GameSummary) => void;
  /** Called to open the game. Default: the browser follows the card's link. */
  readonly onPlay?: (game: GameSummary) => void;
  readonly shape?: GameCardProps['shape'];
  /** Second line instead of the vendor. */
  readonly caption?: string | undefined;
  readonly eager?: boolean;
  /** Element of the title, chosen to fit the headings above it. Default `h3`. */
  readonly titleAs?: GameCardProps['titleAs'];
}

/** While a change is being saved, the heart shows the state the player asked for. */
export const isFavourite = (state: FavouriteState) => state === 'on' || state === 'adding';

/** A game card in the visitor's language. */
export function GameTile(props: GameTileProps) {
  const { game, favourite, onFavourite, onPlay, shape, caption, eager, titleAs } = props;
  const t = useT();
  const resolve = useResolve();
  const flags = { live: t('badge.live'), new: t('badge.new'), hot: t('badge.hot') };
  return (
    <GameCard
      shape={shape}
      eager={eager}
      titleAs={titleAs}
      fallbackUrl={resolve(noCover)}
      game={{
        id: game.id,
        title: game.title,
        vendor: game.vendorName,
        caption: caption ?? (game.opensList && t('game.seeGames')),
        coverUrl: game.coverUrl,
        flag: game.flag === null ? undefined : { kind: game.flag, label: flags[game.flag] },
        maintenance: game.resting ? t('game.underMaintenance') : undefined,
      }}
      favourite={
        favourite && {
          state: favourite,
          label: t(isFavourite(favourite) ? 'game.removeFavourite' : 'game.addFavourite'),
          onToggle: () => onFavourite?.(game),
        }
      }
      play={{
        label: t(game.opensList ? 'game.seeGames' : 'game.play'),
        href: resolve(gamePath(game)),
        onSelect: onPlay && (() => onPlay(game)),
      }}
    />
  );
}
