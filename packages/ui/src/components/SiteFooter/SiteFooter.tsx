import type { ComponentPropsWithRef, ReactNode } from 'react';
import { join } from '../join.ts';
import * as css from './SiteFooter.css.ts';

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** A `VendorStrip`. */
  vendors?: ReactNode;
  /** `FooterLinks`, with the licences in its last column. */
  links: ReactNode;
  /** One paragraph: the brand, the kind of site, the minimum age. */
  copyright: ReactNode;
}

/** The end of every page: vendors, links, copyright (LAY-07). */
export function SiteFooter({ vendors, links, copyright, className, ...rest }: SiteFooterProps) {
  const hasVendors = vendors !== undefined && vendors !== null && vendors !== false;
  return (
    <footer data-component="site-footer" {...rest} className={join(css.root, className)}>
      <div className={css.inner}>
        {hasVendors && (
          <div data-part="vendors" className={css.vendors}>
            {vendors}
          </div>
        )}
        <div data-part="links" className={join(css.links, hasVendors && css.divided)}>
          {links}
        </div>
        <p data-part="copyright" className={join(css.copyright, css.divided)}>
          {copyright}
        </p>
      </div>
    </footer>
  );
}
