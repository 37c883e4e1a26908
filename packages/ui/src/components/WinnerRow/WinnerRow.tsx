import type { ComponentPropsWithRef } from 'react';
import { followed } from '../followed.ts';
import { join } from '../join.ts';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Money } from '../Money/Money.tsx';
import * as css from './WinnerRow.css.ts';

export interface WinnerRowProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Title of the game the win came from. */
  game: string;
  /** Masked by the server, e.g. `ra***48`; a whole name is never shown (GAM-08). */
  player: string;
  /** When, already in words ("2 minutes ago"). */
  time?: string | undefined;
  /** The payout, formatted with its currency. */
  amount: string;
  /** Cover of the game. */
  coverUrl: string;
  /** The same cover elsewhere, when the first fails. */
  fallbackUrl?: string | undefined;
  /** Place in a ranking; shown before the cover. */
  rank?: number | undefined;
  /** Address of the game: the whole row then leads there. */
  href?: string | undefined;
  /** A plain click, instead of following `href`. */
  onSelect?: (() => void) | undefined;
}

/**
 * One recent payout: game, masked player, amount in the warm colour of money
 * won (GAM-08, WIN-01). Rows under each other are divided by a hairline.
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
