import { ArrowLeft } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './SlimGameHeader.css.ts';

/** One of the facts that stay visible: session time, net result of this session, balance. */
export interface SlimFact {
  /** Unique among the facts. */
  id: string;
  /** What the value is: "Session". Phones hide it visually, unless `onPhones` is `label`. */
  label: string;
  /** Formatted value: `00:24:18`, or a net result with its sign. */
  value: string;
  /** Icon before the label, 16 px. */
  icon: IconLike;
  /** What phones show, the label or the icon. Default `icon`. */
  onPhones?: 'icon' | 'label' | undefined;
}

export interface SlimGameHeaderProps
  extends Omit<ComponentPropsWithRef<'header'>, 'children' | 'title'> {
  /** The link at the start, drawn as an arrow. */
  back: {
    /** Text of the link ("Back to lobby"). */
    label: string;
    /** URL of that page. */
    href: string;
    /** Called on any click. Call `preventDefault()` to navigate back inside the app. */
    onSelect?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  };
  /** Name of the game or page, as its `h1`. */
  title: string;
  /** The vendor. Only desktops show it. */
  subtitle?: string | undefined;
  /** The demo badge. */
  badge?: ReactNode;
  /** Time and money, in reading order. Default none. */
  facts?: readonly SlimFact[] | undefined;
  /** Deposit, limits, favourite, full screen. Wrap parts that do not fit on phones in `DesktopOnly`. */
  actions?: ReactNode;
  /** Leaves 44 px at its end for a tool of the demo. Default false. */
  toolSpace?: boolean | undefined;
}

/**
 * A 56 px header above a game, a lottery or the help centre: back link, title, time and money, exits (design.md §6). A
 * loss has the colour of normal text: it is shown but not emphasised. On phones the facts have a second row that stays
 * visible.
 */
export function SlimGameHeader({
  back,
  title,
  subtitle,
  badge,
  facts = [],
  actions,
  toolSpace = false,
  className,
  ...rest
}: SlimGameHeaderProps) {
  return (
    <header
      data-component="slim-game-header"
      data-tool-space={toolSpace || undefined}
      {...rest}
      className={join(css.root, className)}
    >
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
