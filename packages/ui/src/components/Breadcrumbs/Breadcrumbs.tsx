import { ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { followed } from '../followed.ts';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './Breadcrumbs.css.ts';

/** One step of the path. */
export interface Breadcrumb {
  /** Unique in the path. `onSelect` gets it. */
  id: string;
  /** Name of the step, e.g. a username. */
  label: ReactNode;
  /** URL of the step. Without it the step is plain text. The last step is the current page and never a link. */
  href?: string | undefined;
}

export interface BreadcrumbsProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onSelect'> {
  /** Name of the landmark: "Path in the team". */
  label: string;
  /** From the top level down. The last item is the current page. */
  items: readonly Breadcrumb[];
  /** Name of the button that shows the steps hidden on phones. */
  moreLabel: string;
  /** Called on a plain click on a step. The browser handles all other clicks, e.g. with Ctrl. */
  onSelect?: ((id: string) => void) | undefined;
  /** A muted note after the path: "31 direct, 10,284 in all". */
  note?: ReactNode;
}

/** Steps that stay visible in a narrow place: the last two (design.md §6.1). */
const kept = 2;

/**
 * The path from the top level to the current page. In a narrow place only the last two steps are visible; a button
 * with three dots shows the others.
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
    // The button disappears, so focus moves to the first step that it showed.
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
