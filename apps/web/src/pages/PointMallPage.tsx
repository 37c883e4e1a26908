import { PageBanner } from '@parlour/features/banners';
import { LateTexts } from '@parlour/features/i18n';
import { lazyPart } from '@parlour/features/lazy';
import { MallWidget } from '@parlour/features/points-mall';
import { withList } from '../app/with-list.tsx';

/** Nobody but a member needs it. */
const Points = lazyPart(async () => ({
  default: withList((await import('@parlour/features/member-points')).PointsWidget),
}));

/** `/pointMall`; the part of it, the kind of rewards and what is asked of a list live in the address (NAV-03). */
export default function PointMallPage() {
  return (
    <>
      <PageBanner group="w_shop" />
      <MallWidget>
        <LateTexts part="member" />
        <Points />
      </MallWidget>
    </>
  );
}
