import { ArrowLeft } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './SlimGameHeader.css.ts';

/** One of the numbers that stay in view: session clock, net of this session, balance. */
export interface SlimFact {
  /** Unique among the facts. */
  id: string;
  /** What the value is: "Session". Phones keep it for screen readers only unless `onPhones` is `label`. */
  label: string;
  /** Formatted: `00:24:18`, a net with its sign. */
  value: string;
  /** Before the word, 16 px. */
  icon: IconLike;
  /** Phones show either word or icon. Default `icon`. */
  onPhones?: 'icon' | 'label' | undefined;
}

export interface SlimGameHeaderProps
  extends Omit<ComponentPropsWithRef<'header'>, 'children' | 'title'> {
  /** The arrow at the start, a link. */
  back: {
    /** Where it leads, in words ("Back to lobby"). */
    label: string;
    /** Address of that page. */
    href: string;
    /** Any click on it; `preventDefault()` to go back inside the app. */
    onSelect?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  };
  /** Name of the game or page, as its `h1`. */
  title: string;
  /** Vendor, on desktops. */
  subtitle?: string | undefined;
  /** The demo badge. */
  badge?: ReactNode;
  /** Time and money, in reading order. Default none. */
  facts?: readonly SlimFact[] | undefined;
  /** Deposit, limits, favourite, full screen. Wrap what phones have no room for in `DesktopOnly`. */
  actions?: ReactNode;
}

/**
 * 56 px over a game, a lottery or the help centre: back, title, time and money,
 * ways out (design.md §6). Losses keep the colour of the text: shown, not
 * shouted. On phones the numbers take a second row that stays.
 */
export function SlimGameHeader({
  back,
  title,
  subtitle,
  badge,
  facts = [],
  actions,
  className,
  ...rest
}: SlimGameHeaderProps) {
  return (
    <header data-component="slim-game-header" {...rest} className={join(css.root, className)}>
      <div className={css.start}>
        <a
          data-part="back"
          className={css.back}
          href={back.href}
          aria-label={back.label}
          onClick={back.onSelect}
        >
          <IconSlot icon={ArrowLeft} />
        </a>
        <div className={css.titles}>
          <h1 className={css.title}>{title}</h1>
          {subtitle !== undefined && (
            <span className={css.subtitle} lang="en">
              {subtitle}
            </span>
          )}
        </div>
        {asPart(badge)}
      </div>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map((fact) => (
            <Fact key={fact.id} {...fact} />
          ))}
        </dl>
      )}
      {actions !== undefined && (
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      )}
    </header>
  );
}

function Fact({ label, value, icon, onPhones = 'icon' }: SlimFact) {
  const word = onPhones === 'label';
  return (
    <div className={css.fact}>
      <dt className={css.term}>
        <span className={word ? css.desktopIcon : css.factIcon}>
          <IconSlot icon={icon} size={16} />
        </span>
        <span className={word ? undefined : css.quietLabel}>{label}</span>
      </dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}
