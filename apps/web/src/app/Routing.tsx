import { LateTexts } from '@parlour/features/i18n';
import { lazyPart } from '@parlour/features/lazy';
import { useRuntime, useSession } from '@parlour/features/runtime';
import { PartBoundary, WindowPlace } from '@parlour/features/shell';
import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { GameSkeleton } from '../layout/GameSkeleton.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import type { OwnText } from '../own/define-site.ts';
import { OwnPageView } from '../own/OwnPageView.tsx';
import { useOwnSite } from '../own/OwnSite.tsx';
import { crashed, crashedAlone } from '../pages/CrashPage.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { RealAccountPage } from '../pages/RealAccountPage.tsx';
import { pageStands } from './first-frame.ts';
import {
  admissionOf,
  canonicalPath,
  hashPath,
  type RouteTarget,
  routeAt,
  type SiteRoute,
  withoutCentres,
} from './routes.ts';
import { Standing } from './Standing.tsx';
import { useScroll } from './use-scroll.ts';
import { useWaysBack } from './ways-back.tsx';

const ElectronicPage = lazyPart(() => import('../pages/ElectronicPage.tsx'));
const CategoryPage = lazyPart(() => import('../pages/CategoryPage.tsx'));
const CollectionPage = lazyPart(() => import('../pages/CollectionPage.tsx'));
const PromotionsPage = lazyPart(() => import('../pages/PromotionsPage.tsx'));
const NoticesPage = lazyPart(() => import('../pages/NoticesPage.tsx'));
const LotteryPage = lazyPart(() => import('../pages/LotteryPage.tsx'));
const GamePage = lazyPart(() => import('../pages/GamePage.tsx'));
const AppPage = lazyPart(() => import('../pages/AppPage.tsx'));
const HelpPage = lazyPart(() => import('../pages/HelpPage.tsx'));
const HouseTextPage = lazyPart(() => import('../pages/HouseTextPage.tsx'));
const JoinPage = lazyPart(async () => ({
  default: (await import('@parlour/features/site/join')).JoinWidget,
}));
const PointMallPage = lazyPart(() => import('../pages/PointMallPage.tsx'));
const PromotionPage = lazyPart(() => import('../pages/PromotionPage.tsx'));
const VipPage = lazyPart(async () => ({
  default: (await import('@parlour/features/member/vip')).VipWidget,
}));
const WinnersPage = lazyPart(async () => ({
  default: (await import('@parlour/features/site/winners')).WinnersWidget,
}));
const Centres = lazyPart(() => import('./Centres.tsx'));

/** Shows the page of the address inside the layout of its route, and a centre over it (NAV-09). */
export function Routing() {
  const { config } = useRuntime();
  const { closeTo } = useWaysBack();
  const { pathname, search, hash } = useLocation();
  const { pages } = useOwnSite();
  const route = routeAt(pathname, pages);
  const path = hashPath(pathname, hash);
  const canonical = canonicalPath(pathname);
  useScroll();
  if (canonical !== pathname)
    return <Navigate replace to={{ pathname: canonical, search, hash }} />;
  if (path !== null) return <Navigate replace to={path} />;
  const plain = withoutCentres(search);
  if (plain !== null && !config.memberCentre) {
    return <Navigate replace to={{ pathname, search: plain, hash }} />;
  }
  const page = <Guarded key={pathname} route={route} />;
  return (
    <>
      {route.bare ? page : <SiteLayout>{page}</SiteLayout>}
      {plain !== null && (
        <WindowPlace onClose={() => closeTo({ pathname, search: plain, hash })}>
          <Centres />
        </WindowPlace>
      )}
    </>
  );
}

/** A page behind its guard: a visitor who opens a guarded page sees the login over the home page. */
function Guarded({ route }: { readonly route: SiteRoute }) {
  const { config } = useRuntime();
  const { kind } = useSession();
  const { pathname, search } = useLocation();
  const { target, title, bare } = route;
  const waiting = target.page === 'game' ? <GameSkeleton /> : <PageSkeleton />;
  switch (admissionOf(route, kind, config.requireLogin)) {
    case 'wait':
      return waiting;
    case 'login': {
      const returnTo = encodeURIComponent(pathname + search);
      return <Navigate replace to={`/login?returnTo=${returnTo}`} />;
    }
    case 'realAccount':
      return (
        <Shown title={title} waiting={waiting}>
          <RealAccountPage />
        </Shown>
      );
    case 'page':
      return (
        <Shown
          first={target.page === 'home'}
          title={title}
          own={target.page === 'own' ? target.own.title : undefined}
          bare={bare}
          waiting={waiting}
          // Rendering a game again would launch it again. Only the player decides that (LCH-01).
          redraws={target.page !== 'game'}
        >
          {pageOf(target)}
        </Shown>
      );
  }
}

interface ShownProps {
  readonly children: ReactNode;
  readonly title: SiteRoute['title'];
  /** The title of a page of the site's own, instead of `title`. */
  readonly own?: OwnText | undefined;
  readonly first?: boolean;
  readonly bare?: SiteRoute['bare'];
  /** Shown while the page loads. */
  readonly waiting: ReactNode;
  readonly redraws?: boolean;
}

/** A page in its error boundary. Only the home page does not load all texts. */
function Shown({ children, title, own, first, bare, waiting, redraws }: ShownProps) {
  return (
    <PartBoundary name="page" fallback={bare ? crashedAlone : crashed} redraws={redraws}>
      <Suspense fallback={waiting}>
        {!first && <LateTexts />}
        <PageTitle of={title} own={own} />
        {children}
        <Standing onStanding={pageStands} />
      </Suspense>
    </PartBoundary>
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
    case 'notices':
      return <NoticesPage />;
    case 'game':
      return <GamePage screen={target.screen} />;
    case 'lottery':
      return <LotteryPage />;
    case 'redirect':
      return <Navigate replace to={target.to} />;
    case 'app':
      return <AppPage />;
    case 'help':
      return <HelpPage />;
    case 'helpCentre':
      return <HelpPage bare />;
    case 'houseText':
      return <HouseTextPage text={target.text} />;
    case 'join':
      return <JoinPage />;
    case 'own':
      return <OwnPageView page={target.own} />;
    case 'notFound':
      return <NotFoundPage />;
    case 'pointMall':
      return <PointMallPage />;
    case 'promotion':
      return <PromotionPage />;
    case 'vip':
      return <VipPage />;
    case 'winners':
      return <WinnersPage />;
  }
}
