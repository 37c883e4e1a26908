import type { ComponentPropsWithRef, ReactNode } from 'react';
import { join } from '../join.ts';
import * as css from './SiteHeaderBar.css.ts';

export interface SiteHeaderBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** `Logo`. Start of the phone row, start of the bottom row on desktops: drawn in both, shown in one. */
  logo: ReactNode;
  /** Desktop only: language, theme, help, responsible play. */
  tools?: ReactNode;
  /**
   * Both widths: the guest's login form and links, or the member's balance,
   * deposit, bell and avatar. Wrap what only one width has in `DesktopOnly` or
   * `PhoneOnly`; login, register, or balance and bell fit on a phone.
   */
  account: ReactNode;
  /** Desktop only: `NavBar`. Below 1024 px `TabBar` takes its place. */
  nav?: ReactNode;
  /** Desktop only: `SearchTrigger`. */
  search?: ReactNode;
}

/**
 * The site's header (LAY-02, LAY-03, LAY-05): two rows from 1024 px, tools and
 * account above, logo, navigation and search below; one slim row on phones. One
 * tree serves both, so a page can be rendered before its width is known. Tab
 * follows the rows at every width (A11-01): hence the second logo.
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
