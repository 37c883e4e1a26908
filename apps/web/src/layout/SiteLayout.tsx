import { HeaderLoginForm } from '@parlour/features/account/login/header';
import { useT } from '@parlour/features/i18n';
import { PartBoundary } from '@parlour/features/shell';
import { SiteFooterWidget } from '@parlour/features/site/footer';
import {
  CategoryTabs,
  HelpWidget,
  SiteHeaderWidget,
  SiteTabBarWidget,
} from '@parlour/features/site/header';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { main, page, skipLink } from './layout.css.ts';

/** Header, page, footer and the phones' tab bar (LAY-01). If one of them breaks, the others stay (ERR-01). */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const location = pathname + search;
  return (
    <div className={page}>
      <a className={skipLink} href="#main">
        {t('nav.skipToContent')}
      </a>
      <PartBoundary name="header">
        <SiteHeaderWidget location={location} login={<HeaderLoginForm />} />
      </PartBoundary>
      <PartBoundary name="categoryTabs">
        <CategoryTabs location={location} />
      </PartBoundary>
      <main id="main" className={main} tabIndex={-1}>
        {children}
      </main>
      <PartBoundary name="footer">
        <SiteFooterWidget />
      </PartBoundary>
      <HelpWidget />
      <PartBoundary name="tabBar">
        <SiteTabBarWidget location={location} />
      </PartBoundary>
    </div>
  );
}
