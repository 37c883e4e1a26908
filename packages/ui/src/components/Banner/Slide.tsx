import type { CSSProperties } from 'react';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { followed } from '../followed.ts';
import { join } from '../join.ts';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import * as css from './Banner.css.ts';
import * as hero from './hero.css.ts';
import * as strip from './strip.css.ts';

/** One scene of a `Banner`, and the words on it. */
export interface BannerSlide {
  /** Unique among the slides. Other ids start the banner again. */
  id: string;
  /** Address of the scene. */
  art: string;
  /** The same scene on other CDNs. */
  artAlternatives?: readonly string[] | undefined;
  /** What the scene says that the text does not. Default '' (decoration). */
  artAlt?: string | undefined;
  /** Heading on the scene. */
  title?: string | undefined;
  /** One sentence below the title. */
  body?: string | undefined;
  /** Where the slide leads. With `href` it is a link; the whole slide answers a click. */
  action?: BannerAction | undefined;
  /** Deep colour of the scene, laid under the text so that it keeps 4.5 : 1. Default the inverse surface. */
  shade?: string | undefined;
}

/** The button of a slide: a link with `href`, else a button. With both, `onSelect` answers a plain click. */
export type BannerAction =
  | {
      /** The word on it: "Get the bonus". */
      label: string;
      /** Address it leads to. */
      href: string;
      /** "Opens in a new window": it leads to another site, opens there and says so. */
      newWindowLabel?: string | undefined;
      /** A plain click, instead of following `href`. */
      onSelect?: (() => void) | undefined;
    }
  | {
      /** The word on it: "Get the bonus". */
      label: string;
      /** Without an address it is a button. */
      href?: undefined;
      /** A button opens nothing. */
      newWindowLabel?: undefined;
      /** The button was pressed. */
      onSelect: () => void;
    };

/** How much room a banner takes: the top of the home page, or a low strip above a page with a heading of its own. */
export type BannerSize = 'hero' | 'strip';

const looks = { hero, strip };

interface SlideProps {
  slide: BannerSlide;
  size: BannerSize;
  titleAs: 'h1' | 'h2' | 'h3' | 'p';
  first: boolean;
  shown: boolean;
  /** Name of the slide inside its strip; none when it is alone. */
  label: string | undefined;
}

/** One scene with its text. Out of sight it is out of reach, too. */
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
        // A scene has its subject at 70 % of its width; at this position it does not overlap the text at any crop.
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

/** The stylesheet reads the shade from a custom property of the slide. */
function shadedBy(shade: string | undefined): CSSProperties | undefined {
  return shade === undefined ? undefined : Object.fromEntries([[css.shadeName, shade]]);
}
