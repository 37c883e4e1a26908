import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './FooterBand.css.ts';

/** One way to get help or set a limit, a tap away. */
export interface FooterBandLink {
  /** Unique among the links. */
  id: string;
  /** What it does, as a word: "Set limits". */
  label: string;
  /** Before the word, 16 px. */
  icon: IconLike;
  /** Address of the page; given to `onSelect`. */
  href: string;
}

export interface FooterBandProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title' | 'onSelect'> {
  /** Least age, as shown (`21+`). */
  age: string;
  /** What the band is about ("Play responsibly"), as a heading. */
  title: string;
  /** One sentence on help and limits, below the title. */
  body: string;
  /** Limits, break, self-exclusion, help: one tap each (design.md §1.5); empty = the sentence alone. */
  links: readonly FooterBandLink[];
  /** A link was followed; `preventDefault()` to route inside the app. */
  onSelect?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Responsible play, above every footer: leaving is as easy as playing. */
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
