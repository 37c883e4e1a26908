import type { MouseEvent } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { VendorGlyph } from '../VendorGlyph/VendorGlyph.tsx';
import * as css from './NavBar.css.ts';
import type { NavVendor } from './vendors.ts';

interface NavPanelProps {
  id: string;
  title: string;
  vendors: readonly NavVendor[];
  all: { label: string; href: string };
  /** Position of the item in the bar, 0–1. The panel is placed at the same share of the bar. */
  share: number;
  onSelect: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Most vendors shown under one item (LAY-05). */
const most = 6;

/** The vendors of one category, below its entry. */
export function NavPanel({ id, title, vendors, all, share, onSelect }: NavPanelProps) {
  return (
    <div
      id={id}
      data-part="panel"
      className={css.panel}
      style={{ insetInlineStart: `calc((100% - min(480px, 100%)) * ${share})` }}
    >
      <div className={css.panelHead}>
        <span className={css.panelTitle}>{title}</span>
        <a className={css.all} href={all.href} onClick={(event) => onSelect(all.href, event)}>
          {all.label}
        </a>
      </div>
      <ul className={css.vendors}>
        {vendors.slice(0, most).map((vendor) => (
          <li key={vendor.id}>
            <a
              className={css.vendor}
              href={vendor.href}
              onClick={(event) => onSelect(vendor.href, event)}
            >
              {vendor.mark !== undefined && (
                <span className={css.tile}>
                  <VendorGlyph src={vendor.mark} />
                </span>
              )}
              <span className={css.vendorText}>
                <span className={css.vendorName} lang="en">
                  {vendor.name}
                </span>
                {vendor.caption !== undefined && (
                  <span className={css.vendorCaption}>{vendor.caption}</span>
                )}
              </span>
              {vendor.badge !== undefined && <Badge tone="warm">{vendor.badge}</Badge>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
