import { lazyPart } from '@parlour/features/lazy';
import { MallWidget } from '@parlour/features/member/points-mall';
import { PageBanner } from '@parlour/features/site/banners';
import { withList } from '../app/with-list.tsx';

/** Only members load it. */
const Points = lazyPart(async () => ({
  default: withList((await import('@parlour/features/member/points')).PointsWidget),
}));

const Mall = withList(({ place }) => (
  <MallWidget place={place}>
    <Points />
  </MallWidget>
));

/** `/pointMall`. The tab, the kind of rewards and the state of a list are in the address (NAV-03). */
export default function PointMallPage() {
  return (
    <>
      <PageBanner group="w_shop" />
      <Mall />
    </>
  );
}
