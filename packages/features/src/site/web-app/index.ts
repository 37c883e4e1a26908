export { InstallRowView, type InstallRowViewProps } from './InstallRowView.tsx';
export { InstallRowWidget } from './InstallRowWidget.tsx';
export { OfflineBannerView, type OfflineBannerViewProps } from './OfflineBannerView.tsx';
export { OfflineBannerWidget } from './OfflineBannerWidget.tsx';
export { UpdateStripView, type UpdateStripViewProps } from './UpdateStripView.tsx';
export { UpdateStripWidget } from './UpdateStripWidget.tsx';
