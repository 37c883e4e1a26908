import { Heart } from 'lucide-react';
import { useRef } from 'react';
import { prefersStill } from '../motion/watch.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Favourite.css.ts';

/** Whether a game is a favourite, or is about to be one or none. */
export type FavouriteState = 'off' | 'on' | 'adding' | 'removing';

/** The heart on a `GameCard`: what it shows and what a press does. */
export interface FavouriteProps {
  /**
   * `adding` and `removing`: the wish shows at once, with a spinner around the heart, while it is
   * saved; presses are ignored, focus is kept (GAM-04).
   */
  state: FavouriteState;
  /** What a press does: "Add to favourites", "Remove from favourites". */
  label: string;
  /** The heart was pressed; not called while it is saved. */
  onToggle: () => void;
}

/** One beat, 120 ms (design.md §7). */
const beat = { keys: [{ scale: 1 }, { scale: 1.15 }, { scale: 1 }], ms: 120 };

/** The heart of a card: 28 px to see, 44 px to hit. */
export function Favourite({
  state,
  label,
  onToggle,
  describedBy,
}: FavouriteProps & { describedBy: string }) {
  const disc = useRef<HTMLSpanElement>(null);
  const saving = state === 'adding' || state === 'removing';

  function toggle() {
    if (saving) return;
    const heart = disc.current;
    if (heart && state === 'off' && !prefersStill(heart)) heart.animate?.(beat.keys, beat.ms);
    onToggle();
  }

  return (
    <button
      type="button"
      className={css.root}
      data-part="favourite"
      data-state={state}
      aria-label={label}
      aria-describedby={describedBy}
      {...(saving && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={toggle}
    >
      <span ref={disc} className={css.disc}>
        <Heart size={15} strokeWidth={2.25} aria-hidden="true" className={css.heart} />
        {saving && <Spinner size={26} className={css.spinner} />}
      </span>
    </button>
  );
}
