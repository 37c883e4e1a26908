import { AppDownloadWidget } from '@parlour/features/app-download';

/** `/down`, alias `/download`: the site as an app (NAV-03, LAY-09). */
export default function AppPage() {
  return <AppDownloadWidget copyText={(text) => navigator.clipboard.writeText(text)} />;
}
