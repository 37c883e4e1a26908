import type { ComponentPropsWithRef, ReactNode } from 'react';
import { join } from '../join.ts';
import * as css from './SiteHeaderBar.css.ts';

export interface SiteHeaderBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /**
   * A `Logo`. It is rendered twice, and one is visible: at the start of the row on phones, at the start of the lower
   * row on desktops.
   */
  logo: ReactNode;
  /** Desktop only: language, theme, help, responsible play. */
  tools?: ReactNode;
  /**
   * The guest's login form and links, or the member's balance, deposit, bell and avatar. It is used at both widths:
   * wrap parts for one width in `DesktopOnly` or `PhoneOnly`. Login and register, or balance and bell, fit on a phone.
   */
  account: ReactNode;
  /** Desktop only: a `NavBar`. Below 1024 px a `TabBar` replaces it. */
  nav?: ReactNode;
  /** Desktop only: a `SearchTrigger`. */
  search?: ReactNode;
}

/**
 * The header of the site (LAY-02, LAY-03, LAY-05). From 1024 px it has two rows: tools and account above; logo,
 * navigation and search below. Phones have one slim row. Both widths use the same markup, so that a page can be
 * rendered before its width is known. There is a second logo, so that the tab order follows the rows at every width
 * (A11-01).
 */
export function SiteHeaderBar({
  logo,
  tools,
  account,
  nav,
  search,
  className,
  ...rest
}: SiteHeaderBarProps) {
  return (
    <header data-component="site-header-bar" {...rest} className={join(css.root, className)}>
      <div className={css.row}>
        <div data-part="logo" className={css.phoneLogo}>
          {logo}
        </div>
        <div data-part="tools" className={css.tools}>
          {tools}
        </div>
        <div data-part="account" className={css.account}>
          {account}
        </div>
        <div data-part="logo" className={css.logo}>
          {logo}
        </div>
        <div data-part="nav" className={css.nav}>
          <div className={css.navInner}>{nav}</div>
        </div>
        <div data-part="search" className={css.search}>
          {search}
        </div>
      </div>
    </header>
  );
}
