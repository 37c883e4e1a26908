import { HeaderLoginForm } from '@parlour/features/account/login/header';
import { useT } from '@parlour/features/i18n';
import { useBrand } from '@parlour/features/runtime';
import { PartBoundary } from '@parlour/features/shell';
import { SiteFooterWidget } from '@parlour/features/site/footer';
import {
  CategoryTabs,
  HelpWidget,
  SiteHeaderWidget,
  SiteTabBarWidget,
} from '@parlour/features/site/header';
import {
  InstallRowWidget,
  OfflineBannerWidget,
  UpdateStripWidget,
} from '@parlour/features/site/web-app';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OwnSlot, useOwnSite, useReplaced } from '../own/OwnSite.tsx';
import { beforeFooter, main, page, phoneTools, skipLink } from './layout.css.ts';

/** Header, page, footer and the phones' tab bar (LAY-01). If one of them breaks, the others stay (ERR-01). */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const location = pathname + search;
  const { slots } = useOwnSite();
  const { footer } = useReplaced();
  const { name } = useBrand();
  return (
    <div className={page}>
      <a className={skipLink} href="#main">
        {t('nav.skipToContent')}
      </a>
      <OfflineBannerWidget />
      <PartBoundary name="header">
        <SiteHeaderWidget
          location={location}
          login={<HeaderLoginForm />}
          tools={<OwnSlot name="header.tools" />}
        />
      </PartBoundary>
      {slots['header.tools'] && (
        <section
          aria-label={t('nav.siteTools', { site: name })}
          className={phoneTools}
          data-part="phone-tools"
        >
          <OwnSlot name="header.tools" />
        </section>
      )}
      <PartBoundary name="categoryTabs">
        <CategoryTabs location={location} />
      </PartBoundary>
      <main id="main" className={main} tabIndex={-1}>
        {children}
      </main>
      {slots['footer.before'] && (
        <section aria-label={t('nav.fromSite', { site: name })} className={beforeFooter}>
          <OwnSlot name="footer.before" />
        </section>
      )}
      <PartBoundary name="footer">
        <SiteFooterWidget Body={footer} />
      </PartBoundary>
      <InstallRowWidget />
      <UpdateStripWidget />
      <HelpWidget />
      <PartBoundary name="tabBar">
        <SiteTabBarWidget location={location} />
      </PartBoundary>
    </div>
  );
}
