import { lazyPart } from '@parlour/features/lazy';

import NotFoundPage from './NotFoundPage.tsx';
import { RealAccountPage } from './RealAccountPage.tsx';

const Centres = lazyPart(() => import('../app/Centres.tsx'));
const AppPage = lazyPart(() => import('./AppPage.tsx'));
const HelpPage = lazyPart(() => import('./HelpPage.tsx'));
const JoinPage = lazyPart(async () => ({
  default: (await import('@parlour/features/join')).JoinWidget,
}));
const PointMallPage = lazyPart(() => import('./PointMallPage.tsx'));
const PromotionPage = lazyPart(() => import('./PromotionPage.tsx'));
const VipPage = lazyPart(async () => ({
  default: (await import('@parlour/features/vip')).VipWidget,
}));
const WinnersPage = lazyPart(async () => ({
  default: (await import('@parlour/features/winners')).WinnersWidget,
}));

/** A page that is seldom opened, and the centres over any page (NAV-09). */
export type SeldomPage =
  | 'app'
  | 'centres'
  | 'help'
  | 'helpCentre'
  | 'join'
  | 'notFound'
  | 'pointMall'
  | 'promotion'
  | 'realAccount'
  | 'vip'
  | 'winners';

/** The seldom pages, behind one entry of the route table; what weighs more than words is a chunk of its own. */
export default function MorePage({ page }: { readonly page: SeldomPage }) {
  switch (page) {
    case 'app':
      return <AppPage />;
    case 'centres':
      return <Centres />;
    case 'help':
      return <HelpPage />;
    case 'helpCentre':
      return <HelpPage bare />;
    case 'join':
      return <JoinPage />;
    case 'notFound':
      return <NotFoundPage />;
    case 'pointMall':
      return <PointMallPage />;
    case 'promotion':
      return <PromotionPage />;
    case 'realAccount':
      return <RealAccountPage />;
    case 'vip':
      return <VipPage />;
    case 'winners':
      return <WinnersPage />;
  }
}
