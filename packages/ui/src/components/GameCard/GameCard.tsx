import { Wrench } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { followed } from '../followed.ts';
import { join } from '../join.ts';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Favourite, type FavouriteProps } from './Favourite.tsx';
import * as css from './GameCard.css.ts';

/** What a `GameCard` shows of a game; the texts come in the language of the page. */
export interface GameCardGame {
  /** Identifies the game; not shown. */
  id: string | number;
  /** Name of the game, and of the whole card. */
  title: string;
  /** Name of its maker; the second line unless there is a `caption`. */
  vendor: string;
  /** Address of the cover. */
  coverUrl: string;
  /** The cover on other CDNs, tried when `coverUrl` fails (GAM-05). */
  coverAlternatives?: readonly string[] | undefined;
  /** One flag only: hot before new before live is the caller's choice. */
  flag?: { kind: 'hot' | 'new' | 'live'; label: string } | undefined;
  /** A sentence: the game rests. The card then leads nowhere. */
  maintenance?: string | undefined;
  /** Second line instead of the vendor, e.g. a table's limits. */
  caption?: string | undefined;
}

/** Where a press leads. `onSelect` answers a plain click in the app; the rest stays a link. */
export interface GameCardAction {
  /** Word on the button: "Play". */
  label: string;
  /** Address of the game. */
  href: string;
  /** A plain click, instead of following `href`. */
  onSelect?: (() => void) | undefined;
}

export interface GameCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** What is shown: title, vendor, cover, flag. */
  game: GameCardGame;
  /** 3:4, 1:1, 16:10, or the big one with its title on the art. Default `portrait`. */
  shape?: 'portrait' | 'square' | 'wide' | 'featured' | undefined;
  /** Left out: no heart (anonymous visitors may still get one that asks them to log in). */
  favourite?: FavouriteProps | undefined;
  /** Where the card leads. Its `label` is on a button for the mouse, with `demo` and on `featured`. */
  play: GameCardAction;
  /** Trying it with play money; shown on hover and focus with a mouse. */
  demo?: GameCardAction | { label: string; href?: undefined; onSelect: () => void } | undefined;
  /** Cover of last resort; best a generated one of the game's id. */
  fallbackUrl?: string | undefined;
  /** First picture of the page. */
  eager?: boolean | undefined;
  /** Element of the title. Default `h3`. */
  titleAs?: 'h2' | 'h3' | 'h4' | 'p' | undefined;
}

/** A game (design.md §6): cover, one flag, heart, title and vendor; the whole card leads to the game. */
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
      {/* The title comes first for keyboard and screen reader, and is drawn under the cover. */}
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

/** The play button a mouse sees. Keyboard and screen reader have the title, which does the same. */
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
