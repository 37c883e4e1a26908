import { Megaphone, Pause, Play } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { followed } from '../followed.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { join } from '../join.ts';
import { observeVisibility } from '../motion/watch.ts';
import * as css from './NoticeBar.css.ts';

/** One notice. The bar shows only its title. */
export interface NoticeItem {
  /** Unique in the bar. */
  id: string;
  /** The title that moves past. Pressing it opens the notice. */
  title: string;
}

/** Texts of a `NoticeBar`: region, pause button and last link. */
export interface NoticeBarLabels {
  /** Name of the region. */
  region: string;
  /** Name of the button that pauses the line. */
  pause: string;
  /** Name of the same button while it is paused. */
  play: string;
  /** Text of the link to all notices; needs `allHref`. */
  all: string;
}

export interface NoticeBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The notices in order. Without any, nothing is rendered. */
  items: readonly NoticeItem[];
  /** Texts and names of the buttons, in the language of the page. */
  labels: NoticeBarLabels;
  /** Called when a title is pressed: open the notices at that index, counted from 0 (NOT-01). */
  onOpen: (index: number) => void;
  /** URL of the page with all notices. Only wide screens show the link. */
  allHref?: string | undefined;
  /** Called on a plain click on that link, so that the app can navigate itself. */
  onAll?: (() => void) | undefined;
}

/** Time per letter, in ms: about 35 px a second, slow enough to read a title twice. */
const perLetterMs = 220;
const leastMs = 18_000;

/**
 * A moving line of notices, animated by CSS only (NOT-01). It does not move while hovered, focused, paused or off
 * screen, or under reduced motion.
 */
export function NoticeBar({
  items,
  labels,
  onOpen,
  allHref,
  onAll,
  className,
  ...rest
}: NoticeBarProps) {
  const [paused, setPaused] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const some = items.length > 0;

  useEffect(() => {
    const element = line.current;
    if (!element || !some) return;
    return observeVisibility(element, (seen) => {
      element.dataset.unseen = seen ? 'false' : 'true';
    });
  }, [some]);

  if (!some) return null;

  // Focus may have scrolled the line to a title. The next round starts at the first one.
  const rewind = () => {
    if (line.current) line.current.scrollLeft = 0;
  };
  const letters = items.reduce((sum, { title }) => sum + title.length + 5, 0);
  const round = `${Math.max(leastMs, letters * perLetterMs)}ms`;

  return (
    <section
      data-component="notice-bar"
      data-state={paused ? 'paused' : 'playing'}
      aria-label={labels.region}
      onBlur={rewind}
      {...rest}
      className={join(css.root, className)}
    >
      <Megaphone size={20} strokeWidth={1.75} aria-hidden="true" className={css.icon} />
      <div ref={line} className={css.line} data-part="line">
        <div
          className={css.track}
          data-part="track"
          style={Object.fromEntries([[css.roundName, round]])}
        >
          <ul className={css.list}>
            {items.map(({ id, title }, index) => (
              <li key={id}>
                <button type="button" className={css.title} onClick={() => onOpen(index)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
          {/* A copy that joins the end of the line to its beginning. It has no name and takes no focus. */}
          <ul className={css.copy} data-part="copy" aria-hidden="true" inert>
            {items.map(({ id, title }) => (
              <li key={id} className={css.title}>
                {title}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <IconButton
        size="sm"
        className={css.pause}
        label={paused ? labels.play : labels.pause}
        icon={paused ? Play : Pause}
        onClick={() => setPaused(!paused)}
      />
      {allHref !== undefined && (
        <a className={css.all} href={allHref} onClick={followed(onAll)}>
          {labels.all}
        </a>
      )}
    </section>
  );
}
