import { Megaphone, Pause, Play } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { followed } from '../followed.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { join } from '../join.ts';
import { observeVisibility } from '../motion/watch.ts';
import * as css from './NoticeBar.css.ts';

/** One notice, of which the bar shows the title only. */
export interface NoticeItem {
  /** Unique in the bar. */
  id: string;
  /** The line that moves by; pressing it opens the notice. */
  title: string;
}

/** Name, pause button and last link of a `NoticeBar`. */
export interface NoticeBarLabels {
  /** Name of the region. */
  region: string;
  /** Name of the button that stops the line. */
  pause: string;
  /** Name of the same button while it is stopped. */
  play: string;
  /** The word of the link to every notice; with `allHref`. */
  all: string;
}

export interface NoticeBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** None: nothing renders. */
  items: readonly NoticeItem[];
  /** Texts and names of the buttons, in the language of the page. */
  labels: NoticeBarLabels;
  /** A title was pressed: opens the notices at that index, counted from 0 (NOT-01). */
  onOpen: (index: number) => void;
  /** Page of all notices; its link shows on wide screens. */
  allHref?: string | undefined;
  /** The app's own way to that page. */
  onAll?: (() => void) | undefined;
}

/** How long a letter takes to pass, in ms: about 35 px a second, slow enough to read twice. */
const perLetterMs = 220;
const leastMs = 18_000;

/**
 * One line of notices that moves by CSS alone (NOT-01). Does not move while
 * hovered, focused, paused, off screen, and under reduced motion.
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

  // Focus may have scrolled the line to a title; the next round starts at the first.
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
          {/* The end of the line joins its beginning. A picture of it: no name, no focus. */}
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
