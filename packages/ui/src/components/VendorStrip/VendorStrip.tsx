import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../IconButton/IconButton.tsx';
import { join } from '../join.ts';
import { useScrollEdges } from '../motion/use-scroll-edges.ts';
import { observeVisibility } from '../motion/watch.ts';
import { VendorGlyph } from '../VendorGlyph/VendorGlyph.tsx';
import * as css from './VendorStrip.css.ts';

/** A game vendor in a `VendorStrip`. */
export interface StripVendor {
  /** Unique in the strip. */
  id: string;
  /** The vendor's name, in Latin letters (`lang="en"`). */
  name: string;
  /** URL of the vendor's one-colour mark. */
  mark?: string | undefined;
}

export interface VendorStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The vendors, column by column: four in a column (fewer if there are less than seven), then the next column. Without any, nothing is rendered. */
  vendors: readonly StripVendor[];
  /** Names of the strip and its buttons. There are buttons where not all vendors are in view. */
  labels: {
    /** Name of the strip ("Providers"). */
    region: string;
    /** Name of the arrow towards the start. */
    previous: string;
    /** Name of the arrow towards the end. */
    next: string;
    /** Name of the button that pauses the strip. */
    pause: string;
    /** Name of the same button while the strip is paused. */
    play: string;
  };
}

const mostRows = 4;
/** For up to this many columns, the strip moves only below this window width (LAY-07). */
const inView = [
  [4, 'below-tablet'],
  [8, 'below-desktop'],
  [10, 'below-wide'],
  [Number.POSITIVE_INFINITY, 'always'],
] as const;
/** Columns in view on a phone. Few vendors fill them before they fill a fourth row. */
const onPhone = 2;
/** Space between two columns, in px, and the time in which the strip moves by one column, in ms (LAY-07). */
const spacing = 20;
const speed = 3000;

/**
 * The game vendors in four rows, ten columns in view (LAY-07). If they do not fit, CSS moves them by one column every
 * three seconds. The strip stops while hovered, focused, paused or off screen, and under reduced motion. Swipes, arrow
 * keys and its buttons reach every vendor at any width, and stop the strip where it is.
 */
export function VendorStrip({ vendors, labels, className, ...rest }: VendorStripProps) {
  const { list: view, edge, turn, settle } = useScrollEdges<HTMLElement>();
  const track = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  /** How much of the way the strip has behind it when it starts to move, in ms. */
  const [begun, setBegun] = useState(0);
  const rows = Math.min(mostRows, Math.ceil(vendors.length / onPhone));
  const columns = Math.ceil(vendors.length / rows);
  const moves = columns > onPhone ? inView.find(([most]) => columns <= most)?.[1] : undefined;

  useEffect(() => {
    const element = view.current;
    if (!element || moves === undefined) return;
    return observeVisibility(element, (seen) => {
      element.dataset.unseen = seen ? 'false' : 'true';
    });
  }, [view, moves]);

  if (vendors.length === 0) return null;

  /** Stops the strip where it is: the way of the animation becomes a way that is scrolled. */
  const stop = () => {
    if (paused || !view.current || !track.current) return;
    const moved =
      view.current.getBoundingClientRect().left - track.current.getBoundingClientRect().left;
    flushSync(() => setPaused(true));
    view.current.scrollLeft = moved;
  };
  /** Moves on from the column that is in view. */
  const play = () => {
    if (!view.current) return;
    const width = track.current?.querySelector('li')?.offsetWidth ?? 0;
    const passed = Math.abs(view.current.scrollLeft) / (width + spacing);
    setBegun(Math.round(passed * speed));
    view.current.scrollLeft = 0;
    setPaused(false);
  };
  const arrow = (way: 1 | -1) => {
    const [label, icon, end] =
      way < 0 ? [labels.previous, ChevronLeft, edge.start] : [labels.next, ChevronRight, edge.end];
    const go = () => {
      stop();
      turn(way);
    };
    return (
      <IconButton
        label={label}
        icon={icon}
        className={css.arrow}
        // At this end the arrow keeps focus and does nothing.
        aria-disabled={end}
        onClick={go}
      />
    );
  };
  const marks = vendors.map(({ id, name, mark }) => (
    <li key={id} className={css.vendor}>
      {mark !== undefined && <VendorGlyph src={mark} size={18} />}
      <span className={css.name} lang="en">
        {name}
      </span>
    </li>
  ));

  return (
    <div
      data-component="vendor-strip"
      data-state={paused ? 'paused' : 'playing'}
      data-moves={moves}
      {...rest}
      className={join(css.root, className)}
    >
      <section
        ref={view}
        className={css.view}
        data-part="view"
        aria-label={labels.region}
        // A scrolling box must be reachable for arrow keys.
        {...(moves && { tabIndex: 0, onPointerDown: stop })}
        onScroll={(event) => {
          // The strip itself never scrolls: a person did.
          if (moves && event.currentTarget.scrollLeft !== 0) stop();
          settle(event.currentTarget);
        }}
      >
        <div
          ref={track}
          className={css.track}
          data-part="track"
          style={{
            ...Object.fromEntries([
              [css.columnsName, columns],
              [css.rowsName, rows],
            ]),
            ...(begun > 0 && { animationDelay: `-${begun}ms` }),
          }}
        >
          <ul className={css.list} data-part="list">
            {marks}
          </ul>
          {/* A copy without a name; it takes no focus. */}
          {moves && (
            <ul className={css.copy} data-part="copy" aria-hidden="true" inert>
              {marks}
            </ul>
          )}
        </div>
      </section>
      {moves && (
        <div data-part="controls" className={css.controls}>
          {arrow(-1)}
          <IconButton
            className={css.pause}
            label={paused ? labels.play : labels.pause}
            icon={paused ? Play : Pause}
            onClick={paused ? play : stop}
          />
          {arrow(1)}
        </div>
      )}
    </div>
  );
}
