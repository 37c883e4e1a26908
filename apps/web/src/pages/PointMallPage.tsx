import { PageBanner } from '@parlour/features/banners';
import { MallWidget } from '@parlour/features/points-mall';

/** `/pointMall` (NAV-03). */
export default function PointMallPage() {
  return (
    <>
      <PageBanner group="w_shop" />
      <MallWidget />
    </>
  );
}
