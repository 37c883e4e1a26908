import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { join } from '../join.ts';
import { systemClock, type UiClock } from '../motion/clock.ts';
import { usePictures } from '../Pictures/Pictures.tsx';
import * as css from './LazyImage.css.ts';

export interface LazyImageProps
  extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'onError' | 'onLoad'> {
  /** The picture. */
  src: string;
  /** The same picture elsewhere, e.g. on the next image CDN; tried in turn after `src`. */
  alternatives?: readonly string[] | undefined;
  /** Shown when every attempt failed. Without it the box keeps the colour of a skeleton. */
  fallbackSrc?: string | undefined;
  /** What the picture says. Default '' (decoration). */
  alt?: string | undefined;
  /** How often a picture is requested. Default 3 (GAM-05). */
  attempts?: number | undefined;
  /** Pause before the next attempt, in ms. Default 200 (GAM-05). */
  throttleMs?: number | undefined;
  /** The first picture of the page: loads at once and before others. Default false. */
  eager?: boolean | undefined;
  /** Which part stays in view when the box crops it (CSS `object-position`). Default `50% 47%`, where covers keep their subject. */
  position?: string | undefined;
  /** Intrinsic size in px, for a picture that sets the box. Default: fills the box it is in. */
  width?: number | undefined;
  /** The same for the height; give both, so that nothing moves when the picture comes. */
  height?: number | undefined;
  /** Times the pauses between attempts. Default: the machine's clock; tests pass their own. */
  clock?: UiClock | undefined;
}

/**
 * A picture that loads when it comes near the screen, is requested again when it
 * fails and ends with the fallback. The happy path costs no render: the box
 * shows through until the picture covers it.
 */
export function LazyImage({ src, ...rest }: LazyImageProps) {
  // A new picture starts with a clean slate.
  return <Attempts key={src} src={src} {...rest} />;
}

function Attempts({
  src,
  alternatives = [],
  fallbackSrc,
  alt = '',
  attempts = 3,
  throttleMs = 200,
  eager = false,
  position,
  width,
  height,
  clock = systemClock,
  className,
  ...rest
}: LazyImageProps) {
  const [failures, setFailures] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (!waiting) return;
    return clock.after(throttleMs, () => setWaiting(false));
  }, [waiting, throttleMs, clock]);

  const sources = [src, ...alternatives].flatMap(usePictures());
  const given = sources.length === 0 || failures >= attempts;
  const address = given ? fallbackSrc : sourceOf(sources, failures);

  function failed() {
    if (given) return;
    setFailures(failures + 1);
    // The fallback is ours: nothing to wait for.
    setWaiting(failures + 1 < attempts);
  }

  // A picture of the prerendered page can fail before hydration.
  const atStart = useRef(failed);
  useEffect(() => {
    const shown = image.current;
    if (!shown?.complete || shown.naturalWidth > 0) return;
    let gone = false;
    shown.decode?.().catch(() => {
      if (!gone) atStart.current();
    });
    return () => {
      gone = true;
    };
  }, []);

  return (
    <span
      data-component="lazy-image"
      data-state={given ? 'fallback' : waiting ? 'waiting' : undefined}
      {...rest}
      className={join(css.root, className)}
    >
      {address !== undefined && !waiting && (
        <img
          // A failed picture is requested again only by a new element.
          key={failures}
          ref={image}
          className={css.image}
          src={address}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          style={position === undefined ? undefined : { objectPosition: position }}
          decoding={eager ? 'sync' : 'async'}
          draggable={false}
          onError={failed}
        />
      )}
      {address === undefined && alt !== '' && <span className={css.alt}>{alt}</span>}
    </span>
  );
}

/** Attempt 0 uses the first source, attempt 1 the next, and round again. */
function sourceOf(sources: readonly string[], attempt: number): string | undefined {
  return sources[attempt % sources.length];
}
