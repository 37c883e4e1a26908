import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { join } from '../join.ts';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import * as css from './PointsCard.css.ts';

export interface PointsCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** Name of the reward. */
  title: string;
  /** One fact about it: terms, delivery, how many are left. */
  note?: string | undefined;
  /** URL of the picture. It is decorative: `title` says what the reward is. */
  imageUrl: string;
  /** Its price in points, formatted ("2,400"). */
  points: string;
  /** Word after the number ("points"). */
  unit: string;
  /** `short`: the member has too few points. `soldOut`: no rewards are left. Default `available`. */
  state?: 'available' | 'short' | 'soldOut' | undefined;
  /** Text of the button, or of the badge when the reward is sold out. */
  actionLabel: string;
  /**
   * Accessible name of the button, which names the reward ("Redeem 25 free spins"). Default: `actionLabel` and title.
   */
  actionName?: string | undefined;
  /** The redemption is running. */
  busy?: boolean | undefined;
  /** Called when the button is pressed. Not called while `busy`, `short` or `soldOut`. */
  onRedeem?: (() => void) | undefined;
  /** Level of the title in the outline of the page. Default 3. */
  level?: HeadingLevel | undefined;
}

/** A reward of the points mall and its price in points (PTS-01). */
export function PointsCard({
  title,
  note,
  imageUrl,
  points,
  unit,
  state = 'available',
  actionLabel,
  actionName = `${actionLabel}: ${title}`,
  busy = false,
  onRedeem,
  level = 3,
  className,
  ...rest
}: PointsCardProps) {
  return (
    <article
      data-component="points-card"
      data-state={state}
      {...rest}
      className={join(css.root, className)}
    >
      <LazyImage className={css.art} src={imageUrl} />
      <div className={css.body}>
        <Heading level={level} size="s" className={css.title}>
          {title}
        </Heading>
        {note !== undefined && <p className={css.note}>{note}</p>}
        <div className={css.foot}>
          <span className={css.price} data-part="price">
            <b className={css.points}>{points}</b> <span>{unit}</span>
          </span>
          {state === 'soldOut' ? (
            <Badge>{actionLabel}</Badge>
          ) : (
            <Button
              variant="soft"
              disabled={state === 'short'}
              busy={busy}
              aria-label={actionName}
              onClick={onRedeem}
            >
              {actionLabel}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
