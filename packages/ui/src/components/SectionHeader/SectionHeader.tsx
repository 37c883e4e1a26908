import { ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { Link } from '../Link/Link.tsx';
import * as css from './SectionHeader.css.ts';

/** The link at the end of a `SectionHeader`. */
export interface SectionHeaderAction {
  /** Text of the link: "See all". */
  label: string;
  /** URL of the page with all items. */
  href: string;
  /** Navigates inside the application. Call `preventDefault()` in it. */
  onSelect?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface SectionHeaderProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Heading of the section. */
  title: ReactNode;
  /** A formatted count with its word, e.g. "120 games". */
  count?: ReactNode;
  /** A link to all items. Its name includes the title, because every section has such a link. */
  action?: SectionHeaderAction | undefined;
  /** Default 2. */
  level?: HeadingLevel | undefined;
  /** Id of the heading, for `aria-labelledby` of the section. */
  titleId?: string | undefined;
}

/** The header of a row of cards: title, count, and a link to all of them. */
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
