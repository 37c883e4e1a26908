import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { join } from '../join.ts';
import { systemClock, type UiClock } from '../motion/clock.ts';
import { usePictures } from '../Pictures/Pictures.tsx';
import * as css from './LazyImage.css.ts';

export interface LazyImageProps
  extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'onError' | 'onLoad'> {
  /** URL of the picture. */
  src: string;
  /** URLs of the same picture elsewhere, e.g. on the next image CDN. They are tried in turn after `src`. */
  alternatives?: readonly string[] | undefined;
  /** URL of the picture shown when every attempt failed. Without it the box keeps the colour of a skeleton. */
  fallbackSrc?: string | undefined;
  /** What the picture shows. Default `''` (decorative). */
  alt?: string | undefined;
  /** How many times a picture is requested. Default 3 (GAM-05). */
  attempts?: number | undefined;
  /** Pause before the next attempt, in ms. Default 200 (GAM-05). */
  throttleMs?: number | undefined;
  /** For the first picture of the page: it loads at once and with high priority. Default false. */
  eager?: boolean | undefined;
  /**
   * The part that stays visible when the box crops the picture (CSS `object-position`). Default `50% 47%`, where
   * covers have their subject.
   */
  position?: string | undefined;
  /** Intrinsic width in px, for a picture that sets the size of the box. Default: the picture fills its box. */
  width?: number | undefined;
  /** Intrinsic height in px. Give both, so that nothing moves when the picture loads. */
  height?: number | undefined;
  /** The clock that times the pauses between attempts. Default: the system clock. Tests pass their own. */
  clock?: UiClock | undefined;
}

/**
 * A picture that loads when it is near the screen. When it fails it is requested again, and at last replaced by the
 * fallback. A picture that loads causes no render: it simply covers the background of the box.
 */
export function LazyImage({ src, ...rest }: LazyImageProps) {
  // The key resets the attempts for a new picture.
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
    // The fallback is our own picture, so there is no pause before it.
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
          // Only a new element requests a failed picture again.
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

/** Attempt 0 uses the first source, attempt 1 the next one; after the last it starts again. */
function sourceOf(sources: readonly string[], attempt: number): string | undefined {
  return sources[attempt % sources.length];
}
