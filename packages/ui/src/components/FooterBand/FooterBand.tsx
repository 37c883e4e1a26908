import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { type IconLike, IconSlot } from '../IconSlot/index.ts';
import { join } from '../join.ts';
import * as css from './FooterBand.css.ts';

export interface FooterBandLink {
  id: string;
  label: string;
  icon: IconLike;
  href: string;
}

export interface FooterBandProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title' | 'onSelect'> {
  /** Least age, as shown (`21+`). */
  age: string;
  title: string;
  body: string;
  /** Limits, break, self-exclusion, help: one tap each (design.md §1.5). */
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
    </section>
  );
}
