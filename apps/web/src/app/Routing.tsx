import { RestTexts } from '@parlour/features/i18n';
import { useRuntime, useSession } from '@parlour/features/runtime';
import { ErrorBoundary } from '@parlour/features/shell';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { CrashPage } from '../pages/CrashPage.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { openPaths, type RouteTarget, routes, type SiteRoute } from './routes.ts';

const ElectronicPage = lazy(() => import('../pages/ElectronicPage.tsx'));
const CategoryPage = lazy(() => import('../pages/CategoryPage.tsx'));
const CollectionPage = lazy(() => import('../pages/CollectionPage.tsx'));
const PromotionsPage = lazy(() => import('../pages/PromotionsPage.tsx'));
const AppPage = lazy(() => import('../pages/AppPage.tsx'));
const GamePage = lazy(() => import('../pages/GamePage.tsx'));

/** The route table as React routes. `/game` has its own slim header, every other page the site's. */
export function Routing() {
  useScrollReset();
  const pages = routes.filter(({ target }) => target.page !== 'game');
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {pages.flatMap((route) =>
          route.paths.map((path) => (
            <Route key={path} path={path} element={<Guarded route={route} />} />
          )),
        )}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="/game" element={<Shown>{<GamePage />}</Shown>} />
    </Routes>
  );
}

/** A page behind its guard: a visitor of a guarded page meets the login over the home page. */
function Guarded({ route }: { readonly route: SiteRoute }) {
  const { config } = useRuntime();
  const { kind } = useSession();
  const { pathname, search } = useLocation();
  const needsLogin = route.guarded || (config.requireLogin && !openPaths.has(pathname));
  const waits = kind === 'authenticating';
  if (needsLogin && waits) return <PageSkeleton />;
  if (needsLogin && kind !== 'authenticated' && kind !== 'trial') {
    const returnTo = encodeURIComponent(pathname + search);
    return <Navigate replace to={`/login?returnTo=${returnTo}`} />;
  }
  return <Shown first={route.target.page === 'home'}>{pageOf(route.target)}</Shown>;
}

/** A page in its boundary; only the first page does without the rest of the texts. */
function Shown({ children, first }: { readonly children: ReactNode; readonly first?: boolean }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={(error) => <CrashPage error={error} />}>
      <Suspense fallback={<PageSkeleton />}>
        {!first && <RestTexts />}
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

function pageOf(target: RouteTarget): ReactNode {
  switch (target.page) {
    case 'home':
      return <HomePage modal={target.modal ?? null} />;
    case 'electronic':
      return <ElectronicPage />;
    case 'category':
      return <CategoryPage gameType={target.gameType} />;
    case 'collection':
      return <CollectionPage collection={target.collection} />;
    case 'promotions':
      return <PromotionsPage />;
    case 'app':
      return <AppPage />;
    case 'game':
      return <GamePage />;
    case 'redirect':
      return <Navigate replace to={target.to} />;
  }
}

/** A new page starts at its top, or at the hash it was asked for (NAV). */
function useScrollReset(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else if (pathname) window.scrollTo(0, 0);
  }, [pathname, hash]);
}
