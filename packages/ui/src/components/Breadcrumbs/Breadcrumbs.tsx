import { ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { followed } from '../followed.ts';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './Breadcrumbs.css.ts';

/** One step of the path. */
export interface Breadcrumb {
  /** Unique in the path; given to `onSelect`. */
  id: string;
  /** Name of the place, e.g. a username. */
  label: ReactNode;
  /** Left out: the step is text. The last step is the current page and never a link. */
  href?: string | undefined;
}

export interface BreadcrumbsProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onSelect'> {
  /** Name of the landmark: "Path in the team". */
  label: string;
  /** From the top down; the last one is the current place. */
  items: readonly Breadcrumb[];
  /** Name of the button that shows the steps left out on phones. */
  moreLabel: string;
  /** A step was followed; a plain press, other presses stay the browser's. */
  onSelect?: ((id: string) => void) | undefined;
  /** A quiet note after the path: "31 direct, 10,284 in all". */
  note?: ReactNode;
}

/** Steps that stay on a narrow place: the two last ones (design.md §6.1). */
const kept = 2;

/**
 * The way from the top to here, and back up it. In a narrow place only the two
 * last steps show, behind a button with three dots that brings back the others.
 */
export function Breadcrumbs({
  label,
  items,
  moreLabel,
  onSelect,
  note,
  className,
  ...rest
}: BreadcrumbsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [whole, setWhole] = useState(false);
  const hidden = whole ? 0 : Math.max(0, items.length - kept);
  const showAll = () => {
    // The button goes away; focus goes on to the first step it brought back.
    flushSync(() => setWhole(true));
    list.current?.querySelector('a')?.focus();
  };
  return (
    <nav
      data-component="breadcrumbs"
      aria-label={label}
      {...rest}
      className={join(css.root, className)}
    >
      <ol ref={list} className={css.list}>
        {hidden > 0 && (
          <li data-part="more" className={css.more}>
            <button type="button" aria-label={moreLabel} className={css.dots} onClick={showAll}>
              …
            </button>
          </li>
        )}
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li
              key={item.id}
              data-part="step"
              className={join(css.step, index < hidden && css.roomyOnly)}
            >
              {index > 0 && (
                <span className={css.separator}>
                  <IconSlot icon={ChevronRight} size={16} />
                </span>
              )}
              {item.href === undefined || last ? (
                <span className={css.text} {...(last && { 'aria-current': 'page' as const })}>
                  {item.label}
                </span>
              ) : (
                <a
                  href={item.href}
                  className={css.link}
                  onClick={followed(onSelect && (() => onSelect(item.id)))}
                >
                  {item.label}
                </a>
              )}
            </li>
          );
        })}
      </ol>
      {note !== undefined && (
        <span data-part="note" className={css.note}>
          {note}
        </span>
      )}
    </nav>
  );
}
