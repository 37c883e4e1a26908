import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './FooterBand.css.ts';

/** A link to get help or to set a limit. */
export interface FooterBandLink {
  /** Unique among the links. */
  id: string;
  /** Text of the link, e.g. "Set limits". */
  label: string;
  /** Icon before the text, 16 px. */
  icon: IconLike;
  /** URL of the page. `onSelect` gets it. */
  href: string;
}

export interface FooterBandProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title' | 'onSelect'> {
  /** Minimum age as it is shown (`21+`). */
  age: string;
  /** Heading of the band ("Play responsibly"). */
  title: string;
  /** One sentence about help and limits, below the title. */
  body: string;
  /**
   * Links to limits, break, self-exclusion and help, each one tap away (design.md §1.5). Without links only the
   * sentence is shown.
   */
  links: readonly FooterBandLink[];
  /** Called when a link is clicked. Call `preventDefault()` to navigate inside the app. */
  onSelect?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A band about responsible play above every footer. It makes stopping as easy as playing. */
export function FooterBand({
  age,
  title,
  body,
  links,
  onSelect,
  className,
  ...rest
}: FooterBandProps) {
  const heading = useId();
  return (
    <section
      data-component="footer-band"
      aria-labelledby={heading}
      {...rest}
      className={join(css.root, className)}
    >
      <div className={css.intro}>
        <span data-part="age" className={css.age}>
          {age}
        </span>
        <div className={css.text}>
          <h2 id={heading} className={css.title}>
            {title}
          </h2>
          <p className={css.body}>{body}</p>
        </div>
      </div>
      {links.length > 0 && (
        <ul className={css.links}>
          {links.map((link) => (
            <li key={link.id}>
              <a
                className={css.link}
                href={link.href}
                onClick={(event) => onSelect?.(link.href, event)}
              >
                <IconSlot icon={link.icon} size={16} />
                <span>{link.label}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
