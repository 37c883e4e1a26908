import type { ComponentPropsWithRef } from 'react';
import { followed } from '../followed.ts';
import { join } from '../join.ts';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Money } from '../Money/Money.tsx';
import * as css from './WinnerRow.css.ts';

export interface WinnerRowProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Title of the game. */
  game: string;
  /** Name of the player, masked by the server, e.g. `ra***48`. A full name is never shown (GAM-08). */
  player: string;
  /** The time as text ("2 minutes ago"). */
  time?: string | undefined;
  /** The payout, formatted with its currency. */
  amount: string;
  /** URL of the game's cover. */
  coverUrl: string;
  /** URL of the same cover elsewhere, used when the first fails. */
  fallbackUrl?: string | undefined;
  /** Place in a ranking. Shown before the cover. */
  rank?: number | undefined;
  /** URL of the game. With it the whole row is a link. */
  href?: string | undefined;
  /** Called on a plain click, instead of following `href`. */
  onSelect?: (() => void) | undefined;
}

/**
 * One recent payout: game, masked player, and the amount in the warm colour for winnings (GAM-08, WIN-01). Thin lines
 * divide rows that follow each other.
 */
export function WinnerRow({
  game,
  player,
  time,
  amount,
  coverUrl,
  fallbackUrl,
  rank,
  href,
  onSelect,
  className,
  ...rest
}: WinnerRowProps) {
  return (
    <div data-component="winner-row" {...rest} className={join(css.root, className)}>
      {rank !== undefined && (
        <span data-part="rank" className={css.rank}>
          {rank}
        </span>
      )}
      <LazyImage className={css.cover} src={coverUrl} fallbackSrc={fallbackUrl} />
      <span className={css.text}>
        <b data-part="game" className={css.game}>
          {href === undefined ? (
            game
          ) : (
            <a className={css.link} href={href} onClick={followed(onSelect)}>
              {game}
            </a>
          )}
        </b>
        <span data-part="player" className={css.meta}>
          <bdi translate="no" dir="ltr">
            {player}
          </bdi>
          {time !== undefined && <span>{` · ${time}`}</span>}
        </span>
      </span>
      <Money className={css.amount} text={amount} tone="warm" />
    </div>
  );
}
