import { Heart } from 'lucide-react';
import { useRef } from 'react';
import { prefersStill } from '../motion/watch.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Favourite.css.ts';

/** Whether a game is a favourite, or is being added or removed. */
export type FavouriteState = 'off' | 'on' | 'adding' | 'removing';

/** The heart on a `GameCard`: its state and its action. */
export interface FavouriteProps {
  /**
   * While `adding` or `removing`, the heart shows the new state at once, with a spinner around it, until it is saved.
   * Presses are ignored and focus is kept (GAM-04).
   */
  state: FavouriteState;
  /** Name of the button, e.g. "Add to favourites" or "Remove from favourites". */
  label: string;
  /** Called when the heart is pressed. Not called while `adding` or `removing`. */
  onToggle: () => void;
}

/** One beat of the heart, 120 ms (design.md §7). */
const beat = { keys: [{ scale: 1 }, { scale: 1.15 }, { scale: 1 }], ms: 120 };

/** The heart of a card: it looks 28 px wide, and its touch target is 44 px. */
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
