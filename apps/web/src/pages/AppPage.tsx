import { AppDownloadWidget } from '@parlour/features/site/app-download';
import { PageBanner } from '@parlour/features/site/banners';

/** `/down`, alias `/download`: the site as an app (NAV-03, LAY-09). */
export default function AppPage() {
  return (
    <>
      <PageBanner group="w_down" />
      <AppDownloadWidget copyText={(text) => navigator.clipboard.writeText(text)} />
    </>
  );
}
