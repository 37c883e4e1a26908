import { Wrench } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { followed } from '../followed.ts';
import { join } from '../join.ts';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Favourite, type FavouriteProps } from './Favourite.tsx';
import * as css from './GameCard.css.ts';

/** The data of a game on a `GameCard`. The texts are in the language of the page. */
export interface GameCardGame {
  /** Identifies the game; not shown. */
  id: string | number;
  /** Name of the game. It also names the card. */
  title: string;
  /** Name of the vendor. It is the second line unless there is a `caption`. */
  vendor: string;
  /** URL of the cover. */
  coverUrl: string;
  /** URLs of the cover on other CDNs, tried when `coverUrl` fails (GAM-05). */
  coverAlternatives?: readonly string[] | undefined;
  /** At most one flag. The caller chooses it: hot before new before live. */
  flag?: { kind: 'hot' | 'new' | 'live'; label: string } | undefined;
  /** A sentence about the maintenance of the game. The card then has no link. */
  maintenance?: string | undefined;
  /** Second line instead of the vendor, e.g. the limits of a table. */
  caption?: string | undefined;
}

/** The link of a button. A plain click calls `onSelect`; other clicks follow the link. */
export interface GameCardAction {
  /** Text of the button: "Play". */
  label: string;
  /** URL of the game. */
  href: string;
  /** Called on a plain click, instead of following `href`. */
  onSelect?: (() => void) | undefined;
}

export interface GameCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The game: title, vendor, cover, flag. */
  game: GameCardGame;
  /** 3:4, 1:1, 16:10, or `featured`: the large card with its title on the art. Default `portrait`. */
  shape?: 'portrait' | 'square' | 'wide' | 'featured' | undefined;
  /** Without it there is no heart. For guests it may be a heart that asks them to log in. */
  favourite?: FavouriteProps | undefined;
  /** The link of the card. Its `label` is on a button for the mouse, when there is a `demo` and on `featured`. */
  play: GameCardAction;
  /** The link to play the game with play money. Shown on hover and focus with a mouse. */
  demo?: GameCardAction | { label: string; href?: undefined; onSelect: () => void } | undefined;
  /** Picture shown when every cover failed, best generated from the game's id. */
  fallbackUrl?: string | undefined;
  /** The card is one of the first on the page, so its picture loads at once. Default false. */
  eager?: boolean | undefined;
  /** Element of the title. Default `h3`. */
  titleAs?: 'h2' | 'h3' | 'h4' | 'p' | undefined;
}

/** A game (design.md §6): cover, one flag, heart, title and vendor. The whole card links to the game. */
export function GameCard({
  game,
  shape = 'portrait',
  favourite,
  play,
  demo,
  fallbackUrl,
  eager,
  titleAs: Title = 'h3',
  className,
  ...rest
}: GameCardProps) {
  const titleId = useId();
  const { title, flag, maintenance } = game;
  const open = maintenance === undefined;
  const featured = shape === 'featured';

  const words = (
    <div className={featured ? css.onArt : css.words}>
      <Title className={join(css.title, featured && css.bigTitle)} id={titleId}>
        {open ? (
          <a className={css.link} href={play.href} onClick={followed(play.onSelect)}>
            {title}
          </a>
        ) : (
          title
        )}
      </Title>
      <p className={join(css.caption, featured && css.bigCaption)}>{game.caption ?? game.vendor}</p>
    </div>
  );

  return (
    <article
      data-component="game-card"
      data-shape={shape}
      data-state={open ? undefined : 'maintenance'}
      aria-labelledby={titleId}
      {...rest}
      className={join(css.root, featured && css.featured, className)}
    >
      {/* The title comes first in the document, for keyboard and screen readers, and is shown below the cover. */}
      {!featured && words}
      <div className={join(css.cover, css.shape[shape])} data-part="cover">
        <LazyImage
          src={game.coverUrl}
          alternatives={game.coverAlternatives}
          fallbackSrc={fallbackUrl}
          eager={eager}
          className={join(!open && css.resting)}
        />
        {flag && open && (
          <span className={join(css.flag, flag.kind === 'hot' && css.hot)} data-part="flag">
            {flag.kind === 'live' && <span className={css.liveDot} />}
            <span>{flag.label}</span>
          </span>
        )}
        {maintenance !== undefined && (
          <p className={css.maintenance} data-part="maintenance">
            <Wrench size={24} strokeWidth={1.75} aria-hidden="true" />
            <span>{maintenance}</span>
          </p>
        )}
        {open && !featured && demo !== undefined && (
          <div className={css.foot} data-part="foot">
            <Shortcut {...play} />
            <Demo {...demo} describedBy={titleId} />
          </div>
        )}
        {featured && (
          <div className={css.overArt}>
            <div className={css.bigFoot} data-part="foot">
              {words}
              {open && <Shortcut {...play} />}
            </div>
          </div>
        )}
        {favourite && open && <Favourite {...favourite} describedBy={titleId} />}
      </div>
    </article>
  );
}

/** The play button for the mouse. With keyboard and screen reader the title does the same. */
function Shortcut({ label, href, onSelect }: GameCardAction) {
  return (
    <ButtonLink
      variant="primary"
      size="sm"
      className={css.shortcut}
      href={href}
      onClick={followed(onSelect)}
      aria-hidden="true"
      tabIndex={-1}
    >
      {label}
    </ButtonLink>
  );
}

type DemoProps = NonNullable<GameCardProps['demo']> & { describedBy: string };

function Demo({ label, href, onSelect, describedBy }: DemoProps) {
  const shared = { size: 'sm', className: css.shortcut, 'aria-describedby': describedBy } as const;
  return href === undefined ? (
    <Button {...shared} onClick={onSelect}>
      {label}
    </Button>
  ) : (
    <ButtonLink {...shared} href={href} onClick={followed(onSelect)}>
      {label}
    </ButtonLink>
  );
}
