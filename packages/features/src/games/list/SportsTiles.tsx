import { Badge, Button, ButtonLink, Surface, Text, VendorGlyph } from '@parlour/ui';
import { Wrench } from 'lucide-react';
import { Cover } from '../../shared/games/Cover.tsx';
import { gamePath } from '../../shared/games/game-path.ts';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './SportsTile.css.ts';

interface SportsTilesProps {
  readonly games: readonly GameSummary[];
  /** Returns the logo of a vendor by its key. */
  readonly markOf?: ((vendorId: string) => string | null) | undefined;
  readonly onPlay: (game: GameSummary) => void;
}

/** Sports products, as wide tiles. */
export function SportsTiles({ games, markOf, onPlay }: SportsTilesProps) {
  return (
    <div className={css.grid}>
      {games.map((game, place) => (
        <SportsTile
          key={game.id}
          game={game}
          markUrl={markOf?.(game.vendorId) ?? null}
          eager={place < 3}
          onPlay={onPlay}
        />
      ))}
    </div>
  );
}

interface SportsTileProps {
  readonly game: GameSummary;
  /** Address of the vendor's logo; `null` while it is unknown. */
  readonly markUrl: string | null;
  readonly eager: boolean;
  readonly onPlay: (game: GameSummary) => void;
}

/** A sports product: a wide picture, the vendor's logo, and a play button that is always visible (NAV-04). */
function SportsTile({ game, markUrl, eager, onPlay }: SportsTileProps) {
  const t = useT();
  const flag = game.flag;
  const words = { live: t('badge.live'), new: t('badge.new'), hot: t('badge.hot') };
  return (
    <Surface as="article" padding="none" clip data-part="sports-tile">
      <div className={css.cover}>
        <Cover src={game.coverUrl} eager={eager} {...(game.resting && { className: css.dimmed })} />
        {flag !== null && !game.resting && (
          <Badge className={css.flag} tone={flag === 'new' ? 'neutral' : 'warm'}>
            {words[flag]}
          </Badge>
        )}
        {game.resting && (
          <Badge className={css.resting} icon={Wrench}>
            {t('game.underMaintenance')}
          </Badge>
        )}
      </div>
      <div className={css.foot}>
        {markUrl !== null && (
          <span className={css.mark}>
            <VendorGlyph src={markUrl} />
          </span>
        )}
        <span className={css.words}>
          <h2 className={css.title}>{game.title}</h2>
          <Text as="span" size="caption" tone="muted">
            {game.vendorName}
          </Text>
        </span>
        {game.resting ? (
          <Button disabled aria-label={t('game.playNamed', { name: game.title })}>
            {t('game.play')}
          </Button>
        ) : (
          <ButtonLink
            variant="soft"
            href={gamePath(game)}
            aria-label={t('game.playNamed', { name: game.title })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onPlay(game);
            }}
          >
            {t('game.play')}
          </ButtonLink>
        )}
      </div>
    </Surface>
  );
}
