import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { join } from '../join.ts';
import { useSideways } from '../motion/index.ts';
import { VendorGlyph } from '../VendorGlyph/index.ts';
import * as css from './VendorStrip.css.ts';

/** A maker of games, as `VendorStrip` lists it. */
export interface StripVendor {
  /** Unique in the strip. */
  id: string;
  /** The vendor's name, in Latin letters (`lang="en"`). */
  name: string;
  /** Address of the vendor's one-colour mark. */
  mark?: string | undefined;
}

export interface VendorStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In reading order of columns: four under each other, then the next column. None: nothing renders. */
  vendors: readonly StripVendor[];
  /** Names of the list and its two arrows, which come with more than 40 vendors. */
  labels: {
    /** Name of the list ("Providers"). */
    region: string;
    /** Name of the arrow towards the start. */
    previous: string;
    /** Name of the arrow towards the end. */
    next: string;
  };
}

/** What stands in view on a wide screen: ten columns of four (LAY-07). */
const inView = 40;
/** The same on a phone: two columns of four. */
const inSmallView = 8;

/**
 * The makers of the games in four rows, ten columns to a view (LAY-07). It
 * moves only when a person moves it: swipe, wheel, arrow keys or its buttons.
 */
export function VendorStrip({ vendors, labels, className, ...rest }: VendorStripProps) {
  const { list, edge, turn, settle } = useSideways<HTMLUListElement>();
  if (vendors.length === 0) return null;
  const turns = vendors.length > inView;
  const scrolls = vendors.length > inSmallView;

  return (
    <div data-component="vendor-strip" {...rest} className={join(css.root, className)}>
      {turns && (
        <IconButton
          label={labels.previous}
          icon={ChevronLeft}
          className={css.arrow}
          // Nothing more this way: it keeps focus and does nothing.
          aria-disabled={edge.start}
          onClick={() => turn(-1)}
        />
      )}
      <ul
        ref={list}
        className={css.list}
        data-part="list"
        aria-label={labels.region}
        // Scrolls sideways: arrow keys have to reach it.
        {...(scrolls && { tabIndex: 0 })}
        onScroll={(event) => settle(event.currentTarget)}
      >
        {vendors.map(({ id, name, mark }) => (
          <li key={id} className={css.vendor}>
            {mark !== undefined && <VendorGlyph src={mark} size={18} />}
            <span className={css.name} lang="en">
              {name}
            </span>
          </li>
        ))}
      </ul>
      {turns && (
        <IconButton
          label={labels.next}
          icon={ChevronRight}
          className={css.arrow}
          // Nothing more this way: it keeps focus and does nothing.
          aria-disabled={edge.end}
          onClick={() => turn(1)}
        />
      )}
    </div>
  );
}
