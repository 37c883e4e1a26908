import { ArrowUpRight } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './FooterLinks.css.ts';

/** One line of a column. Its address is its React key: each occurs once in a group. */
export interface FooterLink {
  /** The words of the link. */
  label: string;
  /** Address of the page; given to `onSelect`. */
  href: string;
  /** Words for "opens in a new window"; makes the link do so. */
  newWindow?: string | undefined;
}

/** One column of a footer. */
export interface FooterGroup {
  /** Unique in the footer; part of an element id, so letters, digits and hyphens. */
  id: string;
  /** Heading of the column and name of its landmark. */
  title: string;
  /** Lines of the column, from the top. */
  links: readonly FooterLink[];
}

export interface FooterLinksProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Columns in reading order. */
  groups: readonly FooterGroup[];
  /** Last column, with its title: the licence. Leave it out where there is none. */
  aside?: { title: string; content: ReactNode } | undefined;
  /** A link of the site was followed; `preventDefault()` to route inside the app. */
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
