import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import { VendorGlyph } from '../VendorGlyph/VendorGlyph.tsx';
import * as css from './VendorWall.css.ts';

/** A game vendor in a `VendorWall`. */
export interface WallVendor {
  /** Unique on the wall. */
  id: string;
  /** The vendor's name, in Latin letters (`lang="en"`). */
  name: string;
  /** URL of the vendor's one-colour mark. */
  mark?: string | undefined;
}

export interface VendorWallProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Name of the list ("Providers"). */
  label: string;
  /** The vendors. Only as many as fit in four rows are shown: 8 on phones, 40 on wide screens. */
  vendors: readonly WallVendor[];
}

/** A few game vendors, all in one grey. `VendorStrip` shows every vendor at any width (LAY-07). */
export function VendorWall({ label, vendors, className, ...rest }: VendorWallProps) {
  return (
    <ul
      data-component="vendor-wall"
      aria-label={label}
      {...rest}
      className={join(css.root, className)}
    >
      {vendors.map((vendor) => (
        <li key={vendor.id} className={css.item}>
          <span className={css.mark}>
            {vendor.mark !== undefined && <VendorGlyph src={vendor.mark} size={18} />}
            <span className={css.word} lang="en">
              {vendor.name}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
