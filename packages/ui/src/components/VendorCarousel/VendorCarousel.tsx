import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { join } from '../join.ts';
import { bringIntoView } from '../motion/bring-into-view.ts';
import { useScrollEdges } from '../motion/use-scroll-edges.ts';
import { VendorGlyph } from '../VendorGlyph/VendorGlyph.tsx';
import * as css from './VendorCarousel.css.ts';

/** A game vendor in a `VendorCarousel`. */
export interface Vendor {
  /** Unique in the row. `selected` and `onSelect` use it. */
  id: string;
  /** Text under the mark, and the name of the button. */
  name: string;
  /** URL of the one-colour glyph (SVG). It is drawn in the text colour. Without it only the name is shown. */
  mark?: string | undefined;
}

/** Names for screen readers, of the row and its arrows. None of them is visible. */
export interface VendorCarouselLabels {
  /** Name of the row. */
  region: string;
  /** Name of the arrow towards the start. There are arrows for more than seven vendors. */
  previous: string;
  /** Name of the arrow towards the end. */
  next: string;
}

export interface VendorCarouselProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /**
   * The vendors. For "all", add an entry of your own first, e.g. `{ id: '', name: 'All providers' }`. Without any,
   * nothing is rendered.
   */
  vendors: readonly Vendor[];
  /** Id of the chosen vendor. */
  selected?: string | undefined;
  /** Called with the `id` of the pressed vendor, also when it is the chosen one. */
  onSelect: (id: string) => void;
  /** Names of the row and its arrows, in the language of the page. */
  labels: VendorCarouselLabels;
}

/** Seven vendors fit in a row; arrows are shown for more (GAM-03). */
const inOneRow = 7;
/** An arrow scrolls by the row less one mark, so that one mark stays visible. */
const share = 1 - 1 / inOneRow;

/** A row of vendor marks. Phones swipe; wide screens have arrows above seven vendors (GAM-03). */
export function VendorCarousel({
  vendors,
  selected,
  onSelect,
  labels,
  className,
  ...rest
}: VendorCarouselProps) {
  const { list, edge, turn, settle } = useScrollEdges<HTMLUListElement>();
  const chosen = vendors.findIndex(({ id }) => id === selected);
  useEffect(() => {
    // The first vendor is always in view.
    if (chosen > 0 && list.current) bringIntoView(list.current, chosen);
  }, [chosen, list]);
  if (vendors.length === 0) return null;
  const arrows = vendors.length > inOneRow;

  return (
    <div data-component="vendor-carousel" {...rest} className={join(css.root, className)}>
      {arrows && (
        <IconButton
          label={labels.previous}
          icon={ChevronLeft}
          className={css.arrow}
          // At this end the arrow keeps focus and does nothing.
          aria-disabled={edge.start}
          onClick={() => turn(-1, share)}
        />
      )}
      <ul
        ref={list}
        className={css.row}
        data-part="row"
        aria-label={labels.region}
        {...(arrows && { onScroll: (event) => settle(event.currentTarget) })}
      >
        {vendors.map(({ id, name, mark }) => (
          <li key={id} className={css.place}>
            <button
              type="button"
              className={css.vendor}
              aria-pressed={id === selected}
              onClick={() => onSelect(id)}
            >
              {mark !== undefined && <VendorGlyph src={mark} size={24} />}
              <span className={css.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {arrows && (
        <IconButton
          label={labels.next}
          icon={ChevronRight}
          className={css.arrow}
          // At this end the arrow keeps focus and does nothing.
          aria-disabled={edge.end}
          onClick={() => turn(1, share)}
        />
      )}
    </div>
  );
}
