import { ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { Link } from '../Link/Link.tsx';
import * as css from './SectionHeader.css.ts';

/** The link at the end of a `SectionHeader`. */
export interface SectionHeaderAction {
  /** The word of the link: "See all". */
  label: string;
  /** Page with the rest. */
  href: string;
  /** Follows the link inside the application; call `preventDefault()` then. */
  onSelect?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface SectionHeaderProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What the section shows, as a heading. */
  title: ReactNode;
  /** A finished count with its word. */
  count?: ReactNode;
  /** Where the rest is; announced together with the title, because every section has one. */
  action?: SectionHeaderAction | undefined;
  /** Default 2. */
  level?: HeadingLevel | undefined;
  /** Id of the heading, for `aria-labelledby` of the section. */
  titleId?: string | undefined;
}

/** Head of a row of cards: title, count, and the way to all of them. */
export function SectionHeader({
  title,
  count,
  action,
  level = 2,
  titleId,
  className,
  ...rest
}: SectionHeaderProps) {
  const own = useId();
  const heading = titleId ?? `${own}-title`;
  const link = `${own}-action`;
  return (
    <div data-component="section-header" {...rest} className={join(css.root, className)}>
      <Heading id={heading} level={level} size="m" className={css.title}>
        {title}
      </Heading>
      {count !== undefined && (
        <span data-part="count" className={css.count}>
          {count}
        </span>
      )}
      {action !== undefined && (
        <Link
          data-part="action"
          id={link}
          look="standalone"
          className={css.action}
          href={action.href}
          onClick={action.onSelect}
          aria-labelledby={`${link} ${heading}`}
        >
          <span>{action.label}</span>
          <span className={css.arrow}>
            <IconSlot icon={ChevronRight} size={16} />
          </span>
        </Link>
      )}
    </div>
  );
}
