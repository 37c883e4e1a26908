import { HeaderLoginForm } from '@parlour/features/header-login';
import { useT } from '@parlour/features/i18n';
import { SiteFooterWidget } from '@parlour/features/site-footer';
import { HelpWidget, SiteHeaderWidget, SiteTabBarWidget } from '@parlour/features/site-header';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { main, page, skipLink } from './layout.css.ts';

/** Header, page, footer and the phones' tab bar (LAY-01). */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const location = pathname + search;
  return (
    <div className={page}>
      <a className={skipLink} href="#main">
        {t('nav.skipToContent')}
      </a>
      <SiteHeaderWidget location={location} login={<HeaderLoginForm />} />
      <main id="main" className={main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooterWidget />
      <HelpWidget />
      <SiteTabBarWidget location={location} />
    </div>
  );
}
