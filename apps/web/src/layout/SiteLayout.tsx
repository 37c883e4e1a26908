import { HeaderLoginForm } from '@parlour/features/header-login';
import { useT } from '@parlour/features/i18n';
import { useBrand } from '@parlour/features/runtime';
import { SiteFooterWidget } from '@parlour/features/site-footer';
import { SiteHeaderWidget, SiteTabBarWidget } from '@parlour/features/site-header';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { main, page, skipLink } from './layout.css.ts';

/** Header, page, footer and the phones' tab bar (LAY-01). */
export function SiteLayout() {
  const t = useT();
  const { pathname, search } = useLocation();
  const location = pathname + search;
  const { name } = useBrand();
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <div className={page}>
      <a className={skipLink} href="#main">
        {t('nav.skipToContent')}
      </a>
      <SiteHeaderWidget location={location} login={<HeaderLoginForm />} />
      <main id="main" className={main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooterWidget />
      <SiteTabBarWidget location={location} />
    </div>
  );
}
