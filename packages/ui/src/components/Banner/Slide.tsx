import type { CSSProperties } from 'react';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { followed } from '../followed.ts';
import { join } from '../join.ts';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import * as css from './Banner.css.ts';
import * as hero from './hero.css.ts';
import * as strip from './strip.css.ts';

/** One slide of a `Banner`: a scene with text on it. */
export interface BannerSlide {
  /** Unique among the slides. New ids start the banner again. */
  id: string;
  /** URL of the picture. */
  art: string;
  /** URLs of the same picture on other CDNs. */
  artAlternatives?: readonly string[] | undefined;
  /** What the picture says and the text does not. Default `''` (decorative). */
  artAlt?: string | undefined;
  /** Heading of the slide. */
  title?: string | undefined;
  /** One sentence below the title. */
  body?: string | undefined;
  /** The link or button of the slide. A click anywhere on the slide presses it. */
  action?: BannerAction | undefined;
  /** Colour laid under the text, so that the text keeps a contrast of 4.5 : 1. Default: the inverse surface colour. */
  shade?: string | undefined;
}

/**
 * The button of a slide: a link when it has an `href`, else a button. With both, a plain click calls `onSelect` only.
 */
export type BannerAction =
  | {
      /** Text of the link: "Get the bonus". */
      label: string;
      /** URL of the link. */
      href: string;
      /**
       * For a link to another site, e.g. "Opens in a new window". The link then opens a new window, and its name says
       * so.
       */
      newWindowLabel?: string | undefined;
      /** Called on a plain click, instead of following `href`. */
      onSelect?: (() => void) | undefined;
    }
  | {
      /** Text of the button: "Get the bonus". */
      label: string;
      /** Without an `href` the action is a button. */
      href?: undefined;
      /** A button opens no window. */
      newWindowLabel?: undefined;
      /** Called when the button is pressed. */
      onSelect: () => void;
    };

/**
 * Height of a banner: `hero` for the top of the home page, `strip` for a low one above a page that has its own
 * heading.
 */
export type BannerSize = 'hero' | 'strip';

const looks = { hero, strip };

interface SlideProps {
  slide: BannerSlide;
  size: BannerSize;
  titleAs: 'h1' | 'h2' | 'h3' | 'p';
  first: boolean;
  shown: boolean;
  /** Name of the slide within the banner. Undefined when it is the only slide. */
  label: string | undefined;
}

/** One scene with its text. While it is not shown it is inert. */
export function Slide({ slide, size, titleAs: Title, first, shown, label }: SlideProps) {
  const { title, body, action } = slide;
  const look = looks[size];
  const hasText = title !== undefined || body !== undefined || action !== undefined;
  return (
    <div
      data-part="slide"
      data-state={shown ? 'shown' : 'waiting'}
      className={join(look.slide, css.slide)}
      style={shadedBy(slide.shade)}
      inert={!shown}
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
    >
      <LazyImage
        className={css.art}
        src={slide.art}
        alternatives={slide.artAlternatives}
        alt={slide.artAlt}
        // The subject of a scene is at 70 % of its width. At this position it never overlaps the text, however the
        // picture is cropped.
        position="64% 50%"
        eager={first}
      />
      {hasText && <div className={css.shade} data-part="shade" />}
      {hasText && (
        <div className={look.text} data-part="text">
          {title !== undefined && <Title className={look.title}>{title}</Title>}
          {body !== undefined && <p className={look.body}>{body}</p>}
          {action && <Action {...action} className={look.action} />}
        </div>
      )}
    </div>
  );
}

function Action(props: BannerAction & { className: string }) {
  const { label, href, newWindowLabel, onSelect, className } = props;
  if (href === undefined) {
    return (
      <Button variant="warm" className={className} onClick={onSelect}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink
      variant="warm"
      className={className}
      href={href}
      newWindowLabel={newWindowLabel}
      onClick={followed(onSelect)}
    >
      {label}
    </ButtonLink>
  );
}

/** The stylesheet reads the shade from this custom property. */
function shadedBy(shade: string | undefined): CSSProperties | undefined {
  return shade === undefined ? undefined : Object.fromEntries([[css.shadeName, shade]]);
}
