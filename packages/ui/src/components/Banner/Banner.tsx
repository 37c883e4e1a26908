import { Pause, Play } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { join } from '../join.ts';
import { systemClock, type UiClock } from '../motion/clock.ts';
import * as css from './Banner.css.ts';
import { type BannerSize, type BannerSlide, Slide } from './Slide.tsx';
import { useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';

/** Texts for screen readers: names of the banner, its slides and its pager. None of them is visible. */
export interface BannerLabels {
  /** Name of the region, e.g. "Offers". */
  region: string;
  /** Name of a slide; `index` counts from 1. */
  slideOf: (index: number, total: number) => string;
  /** Name of a pager button; `index` counts from 1. */
  goTo: (index: number) => string;
  /** Name of the button that pauses the slides. */
  pause: string;
  /** Name of the same button while the slides are paused. */
  play: string;
}

export interface BannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Without slides nothing is rendered. One slide has no pager. New ids start again at the first slide. */
  slides: readonly BannerSlide[];
  /** Texts for screen readers, in the language of the page. */
  labels: BannerLabels;
  /**
   * `hero`: at the top of the home page. `strip`: a low banner above a page that has its own heading. Default `hero`.
   */
  size?: BannerSize | undefined;
  /** How long a slide is shown, in ms. Default 5000 (BAN-01). */
  intervalMs?: number | undefined;
  /** Starts paused. Default false. */
  initialPaused?: boolean | undefined;
  /** Element of the slide titles. Default `h2`. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p' | undefined;
  /** The clock that times the slides. Default: the system clock. Tests pass their own. */
  clock?: UiClock | undefined;
}

/**
 * A carousel of scenes at the top of a page (BAN-01), with cross-fade, pager and pause button. It does not move under
 * reduced motion, off screen or in a hidden tab.
 */
export function Banner({ slides, ...rest }: BannerProps) {
  if (slides.length === 0) return null;
  return <Scenes key={slides.map(({ id }) => id).join()} slides={slides} {...rest} />;
}

function Scenes({
  slides,
  labels,
  size = 'hero',
  intervalMs = 5000,
  initialPaused = false,
  titleAs = 'h2',
  clock = systemClock,
  className,
  ...rest
}: BannerProps) {
  const strip = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const rotation = useRotation(strip, count, { intervalMs, initialPaused, clock });
  const { index, playing, paused, goTo, hold } = rotation;
  const swipe = useSwipe((step) => goTo(index + step));
  const many = count > 1;

  return (
    <section
      data-component="banner"
      data-state={playing ? 'playing' : 'still'}
      data-size={size}
      aria-label={labels.region}
      // The pointer handlers only pause the slides and add a swipe. The pager can do everything without them.
      onPointerEnter={(event) => hold('hover', event.pointerType === 'mouse')}
      onPointerLeave={() => hold('hover', false)}
      onFocus={(event) => hold('focus', event.target.matches(':focus-visible'))}
      onBlur={() => hold('focus', false)}
      {...(many && swipe)}
      {...rest}
      className={join(css.root, className)}
    >
      <div ref={strip} className={css.frame} data-pager={pagerPlace(count, size)}>
        <div className={css.slides} aria-live={many && !playing ? 'polite' : 'off'}>
          {slides.map((slide, at) => (
            <Slide
              key={slide.id}
              slide={slide}
              size={size}
              titleAs={titleAs}
              first={at === 0}
              shown={at === index}
              label={many ? labels.slideOf(at + 1, count) : undefined}
            />
          ))}
        </div>
        {many && (
          <div className={css.pager} data-part="pager">
            {slides.map((slide, at) => (
              <button
                key={slide.id}
                type="button"
                className={css.dot}
                aria-label={labels.goTo(at + 1)}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => goTo(at)}
              />
            ))}
            <button
              type="button"
              className={css.pause}
              aria-label={paused ? labels.play : labels.pause}
              onClick={rotation.togglePaused}
            >
              {paused ? (
                <Play size={16} aria-hidden="true" />
              ) : (
                <Pause size={16} aria-hidden="true" />
              )}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

/** A few dots stand beside the text of a slide; more dots get a row of their own. */
function pagerPlace(count: number, size: BannerSize): 'none' | 'beside' | 'below' {
  if (count < 2) return 'none';
  return count <= (size === 'hero' ? 3 : 2) ? 'beside' : 'below';
}
