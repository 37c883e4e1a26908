import { ArrowUpRight } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './FooterLinks.css.ts';

/** One link of a column. Its `href` is the React key, so it must be unique in the group. */
export interface FooterLink {
  /** Text of the link. */
  label: string;
  /** URL of the page. `onSelect` gets it. */
  href: string;
  /** "Opens in a new window". With it the link opens a new window. */
  newWindow?: string | undefined;
}

/** One column of a footer. */
export interface FooterGroup {
  /** Unique in the footer. It is part of an element id: letters, digits and hyphens only. */
  id: string;
  /** Heading of the column, and the name of its landmark. */
  title: string;
  /** Links of the column, in order. */
  links: readonly FooterLink[];
}

export interface FooterLinksProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Columns in reading order. */
  groups: readonly FooterGroup[];
  /** Last column, with its title: the licence. Leave it out if there is none. */
  aside?: { title: string; content: ReactNode } | undefined;
  /** Called when a link of this site is clicked. Call `preventDefault()` to navigate inside the app. */
  onSelect?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Columns of help and legal links (LAY-07), each a navigation landmark with its title as name. */
export function FooterLinks({ groups, aside, onSelect, className, ...rest }: FooterLinksProps) {
  const base = useId();
  return (
    <div data-component="footer-links" {...rest} className={join(css.root, className)}>
      {groups.map((group) => (
        <nav key={group.id} className={css.group} aria-labelledby={`${base}${group.id}`}>
          <h2 id={`${base}${group.id}`} className={css.title}>
            {group.title}
          </h2>
          <ul className={css.list}>
            {group.links.map((link) => (
              <li key={link.href}>
                {link.newWindow === undefined ? (
                  <a
                    className={css.link}
                    href={link.href}
                    onClick={(event) => onSelect?.(link.href, event)}
                  >
                    {link.label}
                  </a>
                ) : (
                  <a
                    className={css.link}
                    href={link.href}
                    target="_blank"
                    rel="noopener noreferrer"
                    title={link.newWindow}
                  >
                    <span>{link.label}</span>
                    <IconSlot icon={ArrowUpRight} size={16} />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {aside && (
        <section aria-labelledby={`${base}aside`} className={css.aside}>
          <h2 id={`${base}aside`} className={css.title}>
            {aside.title}
          </h2>
          {aside.content}
        </section>
      )}
    </div>
  );
}
